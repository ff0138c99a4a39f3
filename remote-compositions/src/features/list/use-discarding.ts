import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { type BulkDiscarded, MOST_DISCARDED } from '@counterpoint/domain/schemas';
import { useState } from 'react';
import { discardDrafts } from '../../api/bulk-api.ts';
import { compositionKeys, fetchCompositions } from '../../api/compositions-api.ts';
import type { SelectedWork } from './use-selection.ts';

type Outcome = BulkDiscarded['items'][number]['outcome'];
/** Drafts to throw away: these, or all that a search finds. */
export type DraftsToDiscard = readonly SelectedWork[] | { readonly query: string };

const DRAFTS_A_PAGE = 100;
/** Small enough that the bar moves, large enough that a thousand are soon done. */
const AT_ONCE = Math.min(MOST_DISCARDED, 50);

export type Discarding =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  /** `kept` says how many stayed, by why. */
  | { readonly kind: 'done'; readonly discarded: number; readonly kept: ReadonlyMap<Outcome, number> }
  | { readonly kind: 'failed'; readonly discarded: number; readonly message: string };

/** Throws many drafts away, some at a time, and tells how far it is. What was done before a failure stays done. */
export function useDiscarding() {
  const { http } = useHost();
  const queries = useQueryClient();
  const [state, setState] = useState<Discarding>({ kind: 'idle' });

  async function collect(drafts: DraftsToDiscard): Promise<SelectedWork[]> {
    if (!('query' in drafts)) return drafts.filter((work) => work.state === 'draft');
    const found: SelectedWork[] = [];
    const asked = { query: drafts.query, filter: 'draft', sort: 'updated_at', per_page: DRAFTS_A_PAGE } as const;
    for (let page = 1; ; page += 1) {
      const { items, total } = await fetchCompositions(http, { ...asked, page }, new AbortController().signal);
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
      const works = await collect(drafts);
      for (let from = 0; from < works.length; from += AT_ONCE) {
        setState({ kind: 'running', done: from, total: works.length });
        const some = works.slice(from, from + AT_ONCE).map(({ id, version }) => ({ id, version }));
        const { items } = await discardDrafts(http, { works: some });
        outcomes.push(...items.map(({ outcome }) => outcome));
      }
      end = { kind: 'done', discarded: discarded(), kept: countKept(outcomes) };
    } catch (error) {
      end = { kind: 'failed', discarded: discarded(), message: messageOf(error) };
    }
    setState(end);
    void queries.invalidateQueries({ queryKey: compositionKeys.all });
    return end;
  }
  return { state, discard, reset: () => setState({ kind: 'idle' }) };
}

function countKept(outcomes: readonly Outcome[]): ReadonlyMap<Outcome, number> {
  const kept = new Map<Outcome, number>();
  for (const outcome of outcomes) if (outcome !== 'discarded') kept.set(outcome, (kept.get(outcome) ?? 0) + 1);
  return kept;
}
