import { messageOf } from '@counterpoint/client/http';
import { type HttpClient, useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import type { OppositionRow } from '@counterpoint/domain/schemas';
import { type BulkAnswers, MOST_ANSWERED } from '@counterpoint/domain/schemas';
import { useState } from 'react';
import { answerCases, fetchOppositions, oppositionKeys } from '../../api/oppositions-api.ts';
import type { CasesToAnswer } from './chosen-cases.ts';

/** A case that was not answered, and why. */
export interface Refused {
  readonly id: string;
  /** Its title and number, where they are known. */
  readonly title: string;
  readonly message: string;
}

export type BulkAnswering =
  | { readonly kind: 'asking' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  /** Those that were answered before a failure stay answered. */
  | {
      readonly kind: 'ended';
      readonly answered: number;
      readonly refused: readonly Refused[];
      readonly failure?: string;
    };

type Said = Pick<BulkAnswers, 'answer' | 'statement'>;
type Asked = BulkAnswers['items'][number] & { readonly title: string };

/** Gives the same answer to many cases, a hundred at once, and keeps what came of each. */
export function useBulkAnswer() {
  const { http } = useHost();
  const queries = useQueryClient();
  const [state, setState] = useState<BulkAnswering>({ kind: 'asking' });

  async function answer(cases: CasesToAnswer, said: Said): Promise<BulkAnswering> {
    const refused: Refused[] = [];
    const ended = { answered: 0, refused };
    try {
      setState({ kind: 'running', done: 0, total: 0 });
      const asked = 'query' in cases ? await allToAnswer(http, cases) : cases.map(named);
      for (let from = 0; from < asked.length; from += MOST_ANSWERED) {
        setState({ kind: 'running', done: from, total: asked.length });
        const some = asked.slice(from, from + MOST_ANSWERED);
        const { items } = await answerCases(http, { ...said, items: some.map(({ id, version }) => ({ id, version })) });
        ended.answered += items.filter(({ is_answered }) => is_answered).length;
        refused.push(...refusedOf(items, some));
      }
      return finish({ kind: 'ended', ...ended });
    } catch (error) {
      return finish({ kind: 'ended', ...ended, failure: messageOf(error) });
    } finally {
      void queries.invalidateQueries({ queryKey: oppositionKeys.all });
    }
  }

  function finish(end: BulkAnswering): BulkAnswering {
    setState(end);
    return end;
  }
  return { state, answer };
}

type Outcome = Awaited<ReturnType<typeof answerCases>>['items'][number];

function refusedOf(items: readonly Outcome[], asked: readonly Asked[]): Refused[] {
  return items
    .filter(({ is_answered }) => !is_answered)
    .map(({ id, message }) => ({
      id,
      title: asked.find((each) => each.id === id)?.title ?? 'A case',
      message: message ?? 'It was not answered.',
    }));
}

function named(row: { readonly id: string; readonly version: number; readonly title?: string }): Asked {
  return { id: row.id, version: row.version, title: row.title ?? 'A case' };
}

/** Every case that waits for an answer, whichever page it stands on. */
async function allToAnswer(
  http: HttpClient,
  { query, kind }: Exclude<CasesToAnswer, readonly unknown[]>,
): Promise<Asked[]> {
  const found: Asked[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total, per_page } = await fetchOppositions(
      http,
      { query, kind, filter: 'needs_answer', sort: 'turn', page, per_page: MOST_ANSWERED },
      AbortSignal.timeout(30_000),
    );
    found.push(...items.filter(({ can_answer }) => can_answer).map(asAsked));
    if (page * per_page >= total) return found;
  }
}

function asAsked({ id, version, object_title, number }: OppositionRow): Asked {
  return { id, version, title: `${object_title}, ${number}` };
}
