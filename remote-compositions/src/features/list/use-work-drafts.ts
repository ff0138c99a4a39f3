import { type DiscardingSource, DRAFTS_A_PAGE } from '@counterpoint/catalogue/lists';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { discardDrafts } from '../../api/bulk-api.ts';
import { compositionKeys } from '../../api/composition-keys.ts';
import { fetchCompositions } from '../../api/compositions-api.ts';

/** The member's drafts of works, to throw away. */
export function useWorkDrafts(): DiscardingSource {
  const { http } = useHost();
  const queries = useQueryClient();
  return {
    fetchDrafts: (query, page) =>
      fetchCompositions(
        http,
        { query, page, filter: 'draft', sort: 'updated_at', per_page: DRAFTS_A_PAGE },
        new AbortController().signal,
      ),
    discard: (works) => discardDrafts(http, { works }),
    refresh: () => queries.invalidateQueries({ queryKey: compositionKeys.all }),
  };
}
