import { useEntryVersions } from '@counterpoint/catalogue/entry';
import { type VersionSource, VersionsSection } from '@counterpoint/catalogue/versions';
import { type CompositionDetails, WORK_PART_LABELS, type WorkRevision } from '@counterpoint/domain/schemas/works';
import { compositionStatus } from '@counterpoint/kit/page';
import { WORKS } from '../../../api/works.ts';
import { saidBy } from './said-by.ts';

export function WorkVersions({ id }: { readonly id: string }) {
  return <VersionsSection source={useWorkVersions(id)} />;
}

function useWorkVersions(id: string): VersionSource<WorkRevision, CompositionDetails> {
  return {
    ...useEntryVersions(WORKS, id),
    statusOf: ({ state }) => compositionStatus(state, false),
    changedIn: ({ changed }) => changed.map((part) => WORK_PART_LABELS[part]),
    saidBy,
  };
}
