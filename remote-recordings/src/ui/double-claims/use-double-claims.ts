import { messageOf } from '@counterpoint/client/http';
import { useLiveQueries, useRead } from '@counterpoint/client/queries';
import { useMay } from '@counterpoint/contract';
import { useListState } from '@counterpoint/contract/list-state';
import { keepPreviousData } from '@counterpoint/contract/query';
import { useSearchParams } from '@counterpoint/contract/router';
import { DOUBLE_CLAIM_FILTERS, type DoubleClaimFilter } from '@counterpoint/domain/schemas/recordings';
import { PAGE_SIZE } from '@counterpoint/domain/schemas/requests';
import { doubleClaimsFor } from '../../api/double-claims-api.ts';
import { recordingKeys } from '../../api/recording-keys.ts';

/** The `filter` of the list of recordings; its own filter therefore has another name. */
export const DOUBLE_CLAIMS = 'double_claims';
const TURN = 'turn';

export function useDoubleClaims() {
  useLiveQueries('oppositions', recordingKeys.all);
  const place = usePlace();
  const { query, filter, page } = place;
  const params = { query, filter, page, per_page: PAGE_SIZE };
  const { data, error, isPlaceholderData, refetch } = useRead(doubleClaimsFor(params), {
    placeholderData: keepPreviousData,
  });
  return {
    place,
    page: data,
    isBusy: isPlaceholderData,
    failure: error && messageOf(error),
    onRetry: () => void refetch(),
    pageSize: PAGE_SIZE,
  };
}

export function useDoubleClaimsCount(): number | undefined {
  const enabled = useMay('disputes:read');
  return useRead(doubleClaimsFor({ query: '', filter: 'all', page: 1, per_page: 1 }), { enabled }).data?.counts.all;
}

function usePlace() {
  const { query, page, setQuery, setPage } = useListState({ filters: [DOUBLE_CLAIMS] });
  const [parameters, setParameters] = useSearchParams();
  const turn = parameters.get(TURN);
  return {
    query,
    filter: DOUBLE_CLAIM_FILTERS.find((each) => each === turn) ?? 'all',
    page,
    setQuery,
    setFilter: (filter: DoubleClaimFilter) =>
      setParameters(
        { filter: DOUBLE_CLAIMS, ...(query && { query }), ...(filter !== 'all' && { [TURN]: filter }) },
        { preventScrollReset: true },
      ),
    setPage,
    showAll: () => setParameters({ filter: DOUBLE_CLAIMS }),
  };
}
