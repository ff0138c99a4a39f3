import { useEntryRevisions } from '@counterpoint/catalogue/entry';
import { type RevisionSource, RevisionsSection } from '@counterpoint/catalogue/revisions';
import { WORK_PART_LABELS, type WorkDetails, type WorkRevision } from '@counterpoint/domain/schemas/works';
import { workStatus } from '@counterpoint/kit/page';
import { WORKS } from '../../../api/works.ts';
import { revisionValues } from './revision-values.ts';

export function WorkRevisions({ id }: { readonly id: string }) {
  return <RevisionsSection source={useWorkRevisions(id)} />;
}

function useWorkRevisions(id: string): RevisionSource<WorkRevision, WorkDetails> {
  return {
    ...useEntryRevisions(WORKS, id),
    statusOf: ({ state }) => workStatus(state, false),
    changedIn: ({ changed }) => changed.map((part) => WORK_PART_LABELS[part]()),
    factsOf: revisionValues,
  };
}
