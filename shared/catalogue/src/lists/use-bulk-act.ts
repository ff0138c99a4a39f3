import { messageOf, problemOf } from '@counterpoint/client/http';
import { useRefresh } from '@counterpoint/client/queries';
import { type HttpClient, useHost } from '@counterpoint/contract';
import { type BulkOutcome, type BulkResult, MAX_BULK_ENTRIES } from '@counterpoint/domain/schemas/entries';
import type { Selected } from '@counterpoint/kit/lists';
import { useState } from 'react';
import type { VersionedEntry } from '../entry/entry-source.ts';

export type BulkAct = 'discard' | 'confirm' | 'remind' | 'contest' | 'withdraw' | 'edit';
export type Failure = Exclude<BulkOutcome, 'done'>;
/** Rows, or everything that matches a search. */
export type ChosenEntries = readonly Selected[] | { readonly query: string; readonly import: string | undefined };

const FILTERS = {
  discard: 'draft',
  confirm: 'awaits_me',
  remind: 'awaiting_confirmation',
  contest: 'awaits_me',
  withdraw: 'all',
  edit: 'all',
} as const;
const ROWS_A_PAGE = 100;
/** Small enough for visible progress, large enough for a thousand entries. */
const AT_ONCE = Math.min(MAX_BULK_ENTRIES, 50);

export interface BulkSource {
  readonly key: readonly string[];
  readonly fetchPage: (
    http: HttpClient,
    query: {
      query: string;
      import?: string | undefined;
      page: number;
      filter: (typeof FILTERS)[BulkAct];
      sort: 'updated_at';
      per_page: number;
    },
    signal: AbortSignal,
  ) => Promise<{ items: readonly Selected[]; total: number }>;
  readonly act: (
    http: HttpClient,
    act: BulkAct,
    body: { readonly entries: readonly VersionedEntry[] },
  ) => Promise<BulkResult>;
}

export type BulkProgress =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  /** `kept` counts the entries that stay as they were, by reason. */
  | { readonly kind: 'done'; readonly done: number; readonly kept: ReadonlyMap<Failure, number> }
  | { readonly kind: 'failed'; readonly done: number; readonly message: string };

export async function collectChosen(
  { http, source, act }: { readonly http: HttpClient; readonly source: BulkSource; readonly act: BulkAct },
  chosen: ChosenEntries,
): Promise<readonly Selected[]> {
  if (!('query' in chosen)) return chosen.filter((row) => isFor(act, row));
  const found: Selected[] = [];
  for (let page = 1; ; page += 1) {
    const place = {
      query: chosen.query,
      import: chosen.import,
      page,
      filter: FILTERS[act],
      sort: 'updated_at',
      per_page: ROWS_A_PAGE,
    } as const;
    const { items, total } = await source.fetchPage(http, place, new AbortController().signal);
    found.push(...items);
    if (items.length === 0 || found.length >= total) return found.filter((row) => isFor(act, row));
  }
}

/** The dialogs of other actions name the entries that they leave out. */
function isFor(act: BulkAct, { state, awaits }: Selected): boolean {
  if (act === 'discard') return state === 'draft';
  return act !== 'remind' || awaits === 'others';
}

export interface BulkRequest {
  /** Sent once for all entries, such as a reason. */
  readonly extra?: object | undefined;
  readonly entryOf?: (entry: VersionedEntry) => VersionedEntry;
}

const versionOf = ({ id, version }: VersionedEntry): VersionedEntry => ({ id, version });

export function useBulkAct(source: BulkSource, act: BulkAct, { extra, entryOf = versionOf }: BulkRequest) {
  const { http } = useHost();
  const refresh = useRefresh(source.key);
  const [progress, setProgress] = useState<BulkProgress>({ kind: 'idle' });

  async function run(chosen: ChosenEntries): Promise<BulkProgress> {
    const outcomes: BulkOutcome[] = [];
    const done = () => outcomes.filter((outcome) => outcome === 'done').length;
    let end: BulkProgress;
    setProgress({ kind: 'running', done: 0, total: 0 });
    try {
      const all = await collectChosen({ http, source, act }, chosen);
      for (let from = 0; from < all.length; from += AT_ONCE) {
        setProgress({ kind: 'running', done: from, total: all.length });
        const entries = all.slice(from, from + AT_ONCE).map(entryOf);
        const { items } = await source.act(http, act, { ...extra, entries });
        outcomes.push(...items.map(({ outcome }) => outcome));
      }
      end = { kind: 'done', done: done(), kept: countKept(outcomes) };
    } catch (error) {
      // Such as of the value for all of them, whose field shows no errors.
      const [detail] = problemOf(error)?.details ?? [];
      end = { kind: 'failed', done: done(), message: detail?.message ?? messageOf(error) };
    }
    setProgress(end);
    void refresh();
    return end;
  }
  return { progress, run };
}

function countKept(outcomes: readonly BulkOutcome[]): ReadonlyMap<Failure, number> {
  const kept = new Map<Failure, number>();
  for (const outcome of outcomes) if (outcome !== 'done') kept.set(outcome, (kept.get(outcome) ?? 0) + 1);
  return kept;
}
