import { type VersionSource, VersionsSection } from '@counterpoint/catalogue/versions';
import { useHost } from '@counterpoint/contract';
import { type CompositionDetails, WORK_PART_LABELS, type WorkRevision } from '@counterpoint/domain/schemas';
import { compositionStatus } from '@counterpoint/kit/page';
import { fetchRevision, fetchRevisions, workKeys } from '../../../api/work-api.ts';
import { saidBy } from './said-by.ts';

/** The versions of a work, and any two of them side by side. */
export function WorkVersions({ id }: { readonly id: string }) {
  return <VersionsSection source={useWorkVersions(id)} />;
}

function useWorkVersions(id: string): VersionSource<WorkRevision, CompositionDetails> {
  const { http } = useHost();
  return {
    list: { queryKey: workKeys.revisions(id), queryFn: ({ signal }) => fetchRevisions(http, id, signal) },
    version: (number) => ({
      queryKey: workKeys.revision(id, number),
      queryFn: ({ signal }) => fetchRevision(http, { id, number }, signal),
    }),
    statusOf: ({ state }) => compositionStatus(state, false),
    changedIn: ({ changed }) => changed.map((part) => WORK_PART_LABELS[part]),
    saidBy,
  };
}
