import { useRead } from '@counterpoint/client/queries';
import { paths } from '@counterpoint/contract/paths';
import { CASE_STATES, CLOSED_CASE_STATES } from '@counterpoint/domain/states';
import * as z from 'zod/mini';
import type { EntryDetails } from '../entry/index.ts';

type DisputedEntry = Pick<EntryDetails, 'id' | 'version' | 'title' | 'is_in_dispute' | 'is_party'>;

const ownCases = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      object_id: z.string(),
      state: z.enum(CASE_STATES),
      is_my_turn: z.boolean(),
      respond_by: z.nullable(z.string()),
    }),
  ),
});

export interface OwnCase {
  /** The list of cases if there are several or it isn't loaded yet. */
  readonly href: string;
  /** Null if there are several or it isn't loaded yet. */
  readonly isMyTurn: boolean | null;
  readonly respondBy: string | null;
}

/** The reader's open case about an entry, null without one. A case that isn't admitted yet leaves no dispute. */
export function useOwnCase(entry: DisputedEntry, hasCase: boolean = entry.is_in_dispute): OwnCase | null {
  const { id, version, title, is_in_dispute, is_party } = entry;
  const mine = useRead(
    { key: ['oppositions', 'of', id, version], path: '/oppositions', schema: ownCases, query: { object_id: id } },
    { enabled: hasCase },
  );
  if (!hasCase) return null;
  const list = `${paths.oppositions.list()}?${new URLSearchParams({ query: title })}`;
  const several = { href: list, isMyTurn: null, respondBy: null };
  if (!mine.data) return is_in_dispute && is_party ? several : null;
  const open = mine.data.items.filter(({ object_id, state }) => object_id === id && isOpen(state));
  const [only, ...others] = open;
  if (!only) return null;
  if (others.length > 0) return several;
  return { href: paths.oppositions.details(only.id), isMyTurn: only.is_my_turn, respondBy: only.respond_by };
}

function isOpen(state: (typeof CASE_STATES)[number]): boolean {
  return state !== 'draft' && !CLOSED_CASE_STATES.some((closed) => closed === state);
}
