import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useQuery } from '@counterpoint/contract/query';
import { CASE_STATES, CLOSED_CASE_STATES } from '@counterpoint/domain/states';
import * as z from 'zod/mini';

interface InDispute {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly is_in_dispute: boolean;
  readonly is_party: boolean;
}

const ownCases = z.object({
  items: z.array(z.object({ id: z.string(), object_id: z.string(), state: z.enum(CASE_STATES) })),
});

/** The list of cases if there are several or it isn't loaded yet; null if the member is no party. */
export function useCaseHref({ id, version, title, is_in_dispute, is_party }: InDispute): string | null {
  const { http } = useHost();
  const mine = useQuery({
    queryKey: ['oppositions', 'of', id, version],
    queryFn: ({ signal }) => http.get('/oppositions', { schema: ownCases, query: { query: title }, signal }),
    enabled: is_in_dispute && is_party,
  });
  if (!is_in_dispute || !is_party) return null;
  const list = `${paths.oppositions.list()}?${new URLSearchParams({ query: title })}`;
  if (!mine.data) return list;
  const open = mine.data.items.filter(({ object_id, state }) => object_id === id && isOpen(state));
  const [only, ...others] = open;
  if (!only) return null;
  return others.length === 0 ? paths.oppositions.details(only.id) : list;
}

function isOpen(state: (typeof CASE_STATES)[number]): boolean {
  return state !== 'draft' && !CLOSED_CASE_STATES.some((closed) => closed === state);
}
