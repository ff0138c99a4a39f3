import { RevisionsSection } from '@counterpoint/catalogue/revisions';
import { RECORDING_PART_LABELS } from '@counterpoint/domain/schemas/recordings';
import { recordingStatus } from '@counterpoint/kit/page';
import { RECORDINGS } from '../../api/recordings.ts';
import { draftValues } from '../../ui/draft/draft-values.ts';
import { compareDrafts } from '../../ui/draft/format-lines.ts';

export function RecordingRevisions({ id }: { readonly id: string }) {
  return (
    <RevisionsSection
      id={id}
      source={RECORDINGS}
      statusOf={({ state }) => recordingStatus(state, false)}
      changedIn={({ changed }) => changed.map((part) => RECORDING_PART_LABELS[part]())}
      // With what members claimed for themselves, which a draft leaves out.
      compare={(mine, theirs) => compareDrafts(draftValues.parse(mine), draftValues.parse(theirs))}
    />
  );
}
