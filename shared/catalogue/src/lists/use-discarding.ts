import { messageOf } from '@counterpoint/client/http';
import { type HttpClient, useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { type BulkDiscarded, MOST_DISCARDED } from '@counterpoint/domain/schemas/entries';
import type { Selected } from '@counterpoint/kit/lists';
import { useState } from 'react';

type Outcome = BulkDiscarded['items'][number]['outcome'];
export type DraftsToDiscard = readonly Selected[] | { readonly query: string };

const DRAFTS_A_PAGE = 100;
/** Small enough for visible progress, large enough for a thousand drafts. */
const AT_ONCE = Math.min(MOST_DISCARDED, 50);

type Version = Pick<Selected, 'id' | 'version'>;

export interface DiscardingSource {
  readonly key: readonly string[];
  readonly fetchPage: (
    http: HttpClient,
    query: { query: string; page: number; filter: 'draft'; sort: 'updated_at'; per_page: number },
    signal: AbortSignal,
  ) => Promise<{ items: readonly Selected[]; total: number }>;
  readonly discard: (http: HttpClient, drafts: Version[]) => Promise<BulkDiscarded>;
}

export type Discarding =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  /** `kept` counts the remaining drafts by reason. */
  | { readonly kind: 'done'; readonly discarded: number; readonly kept: ReadonlyMap<Outcome, number> }
  | { readonly kind: 'failed'; readonly discarded: number; readonly message: string };

export function useDiscarding({ key, fetchPage, discard: discardSome }: DiscardingSource) {
  const { http } = useHost();
  const queries = useQueryClient();
  const [state, setState] = useState<Discarding>({ kind: 'idle' });

  async function collect(drafts: DraftsToDiscard): Promise<readonly Selected[]> {
    if (!('query' in drafts)) return drafts.filter(({ state: stateOfRow }) => stateOfRow === 'draft');
    const found: Selected[] = [];
    for (let page = 1; ; page += 1) {
      const { items, total } = await fetchPage(
        http,
        { query: drafts.query, page, filter: 'draft', sort: 'updated_at', per_page: DRAFTS_A_PAGE },
        new AbortController().signal,
      );
      found.push(...items);
      if (items.length === 0 || found.length >= total) return found;
    }
  }
  async function discard(drafts: DraftsToDiscard): Promise<Discarding> {
    const outcomes: Outcome[] = [];
    const discarded = () => outcomes.filter((outcome) => outcome === 'discarded').length;
    let end: Discarding;
    setState({ kind: 'running', done: 0, total: 0 });
    try {
      const all = await collect(drafts);
      for (let from = 0; from < all.length; from += AT_ONCE) {
        setState({ kind: 'running', done: from, total: all.length });
        const { items } = await discardSome(
          http,
          all.slice(from, from + AT_ONCE).map(({ id, version }) => ({ id, version })),
        );
        outcomes.push(...items.map(({ outcome }) => outcome));
      }
      end = { kind: 'done', discarded: discarded(), kept: countKept(outcomes) };
    } catch (error) {
      end = { kind: 'failed', discarded: discarded(), message: messageOf(error) };
    }
    setState(end);
    void queries.invalidateQueries({ queryKey: key });
    return end;
  }
  return { state, discard };
}

function countKept(outcomes: readonly Outcome[]): ReadonlyMap<Outcome, number> {
  const kept = new Map<Outcome, number>();
  for (const outcome of outcomes) if (outcome !== 'discarded') kept.set(outcome, (kept.get(outcome) ?? 0) + 1);
  return kept;
}
