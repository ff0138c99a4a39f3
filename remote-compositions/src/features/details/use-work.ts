import { useHost } from '@counterpoint/contract';
import { useQuery, useQueryClient } from '@counterpoint/contract/query';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { discardAmendment, fetchAmendment } from '../../api/amendment-api.ts';
import { compositionKeys } from '../../api/composition-keys.ts';
import { confirmShares, discardDraft } from '../../api/compositions-api.ts';
import { fetchClaims, remindParties, takeBack, workKeys } from '../../api/work-api.ts';

/** The new version beside the one in force, where the member may know of one. */
export function useAmendment({ id, pending_revision, revision }: CompositionDetails) {
  const { http } = useHost();
  return useQuery({
    queryKey: workKeys.amendment(id),
    queryFn: ({ signal }) => fetchAmendment(http, id, signal),
    enabled: pending_revision !== null && pending_revision !== revision,
  });
}

/** How far the claims on a work reach, and those that were made. A draft has none. */
export function useClaims({ id, state }: CompositionDetails) {
  const { http } = useHost();
  return useQuery({
    queryKey: workKeys.claims(id),
    queryFn: ({ signal }) => fetchClaims(http, id, signal),
    enabled: state !== 'draft',
  });
}

/** What is shown of a work is fetched again after whatever was done to it, or was refused because it changed. */
export function useWorkChanged() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: compositionKeys.all });
}

/** What is done to a version with one press. What is shown is fetched again also after a refusal. */
export function useWorkActs(work: CompositionDetails) {
  const { http } = useHost();
  const queries = useQueryClient();
  const refresh = useWorkChanged();
  return {
    async confirm() {
      try {
        queries.setQueryData(compositionKeys.details(work.id), await confirmShares(http, work));
      } finally {
        void refresh();
      }
    },
    takeBack: () => takeBack(http, work).finally(refresh),
    remind: () => remindParties(http, work.id).finally(refresh),
    async discardAmendment() {
      try {
        await discardAmendment(http, work);
        queries.removeQueries({ queryKey: workKeys.amendment(work.id) });
      } finally {
        void refresh();
      }
    },
    async discardDraft() {
      await discardDraft(http, work);
      queries.removeQueries({ queryKey: compositionKeys.details(work.id) });
      void refresh();
    },
  };
}
