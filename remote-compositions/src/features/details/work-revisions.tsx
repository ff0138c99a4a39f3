import { LoadedPart } from '@counterpoint/area-ui/lazy';
import { RevisionsSection } from '@counterpoint/catalogue/revisions';
import { WORK_PART_LABELS } from '@counterpoint/domain/schemas/works';
import { workStatus } from '@counterpoint/kit/page';
import { WORKS } from '../../api/works.ts';
import { DIFFERENCES } from '../../ui/draft/differences.ts';
import { valuesOf } from '../../ui/draft/draft-values.ts';

export function WorkRevisions({ id }: { readonly id: string }) {
  return (
    <LoadedPart lazy={DIFFERENCES}>
      {(compareDrafts) => (
        <RevisionsSection
          id={id}
          source={WORKS}
          statusOf={({ state }) => workStatus(state, false)}
          changedIn={({ changed }) => changed.map((part) => WORK_PART_LABELS[part]())}
          compare={(mine, theirs) => compareDrafts(valuesOf(mine), valuesOf(theirs))}
        />
      )}
    </LoadedPart>
  );
}
