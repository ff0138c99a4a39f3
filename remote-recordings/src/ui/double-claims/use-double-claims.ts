import { messageOf } from '@counterpoint/client/http';
import { useLiveQueries, useRead } from '@counterpoint/client/queries';
import { useMay } from '@counterpoint/contract';
import { keepPreviousData } from '@counterpoint/contract/query';
import { useSearchParams } from '@counterpoint/contract/router';
import { DOUBLE_CLAIM_FILTERS, type DoubleClaimFilter } from '@counterpoint/domain/schemas/recordings';
import { PAGE_SIZE } from '@counterpoint/domain/schemas/requests';
import { doubleClaimsFor } from '../../api/double-claims-api.ts';
import { recordingKeys } from '../../api/recording-keys.ts';

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
  const [parameters, setParameters] = useSearchParams();
  const turn = parameters.get(TURN);
  const change = (
    changes: Record<string, string | null>,
    options?: { replace?: boolean; preventScrollReset?: boolean },
  ) => {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setParameters(next, options);
  };
  const page = Number(parameters.get('page') ?? 1);
  return {
    query: parameters.get('query') ?? '',
    filter: DOUBLE_CLAIM_FILTERS.find((each) => each === turn) ?? 'all',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    setQuery: (query: string) =>
      change({ query: query || null, page: null }, { replace: true, preventScrollReset: true }),
    setFilter: (filter: DoubleClaimFilter) =>
      change({ [TURN]: filter === 'all' ? null : filter, page: null }, { preventScrollReset: true }),
    setPage: (number: number, options?: { replace: boolean }) =>
      change({ page: number > 1 ? String(number) : null }, options),
    showAll: () => change({ query: null, [TURN]: null, page: null }),
  };
}
