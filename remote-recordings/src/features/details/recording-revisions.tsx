import { LoadedPart } from '@counterpoint/area-ui/lazy';
import { RevisionsSection } from '@counterpoint/catalogue/revisions';
import { RECORDING_PART_LABELS } from '@counterpoint/domain/schemas/recordings';
import { recordingStatus } from '@counterpoint/kit/page';
import { RECORDINGS } from '../../api/recordings.ts';
import { DIFFERENCES } from '../../ui/draft/differences.ts';
import { draftValues } from '../../ui/draft/draft-values.ts';

export function RecordingRevisions({ id }: { readonly id: string }) {
  return (
    <LoadedPart lazy={DIFFERENCES}>
      {(compareDrafts) => (
        <RevisionsSection
          id={id}
          source={RECORDINGS}
          statusOf={({ state }) => recordingStatus(state, false)}
          changedIn={({ changed }) => changed.map((part) => RECORDING_PART_LABELS[part]())}
          // With what members claimed for themselves, which a draft leaves out.
          compare={(mine, theirs) => compareDrafts(draftValues.parse(mine), draftValues.parse(theirs))}
        />
      )}
    </LoadedPart>
  );
}
