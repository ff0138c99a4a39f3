import { messageOf } from '@counterpoint/client/http';
import { fetchRead, useIdempotencyKey, useRefresh } from '@counterpoint/client/queries';
import { type HttpClient, useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import {
  type BulkAnswers,
  type CaseAnswer,
  type CaseDetails,
  type CaseRow,
  MAX_ANSWERS,
} from '@counterpoint/domain/schemas/cases';
import { useState } from 'react';
import { caseOf } from '../../api/case-api.ts';
import { answerCases, caseListKeys, fetchCases } from '../../api/cases-api.ts';
import * as text from '../../messages/list.generated.ts';
import { choicesOf } from '../../ui/answers/case-choices.ts';
import type { CasesToAnswer } from './chosen-cases.ts';

export interface RejectedCase {
  readonly id: string;
  readonly title: string;
  readonly message: string;
}

export type BulkAnswerState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  | {
      readonly kind: 'ended';
      readonly answered: number;
      readonly refused: readonly RejectedCase[];
      readonly failure?: string;
    };

type BulkAnswerInput = Pick<BulkAnswers, 'answer' | 'statement'>;

export function useBulkAnswer() {
  const { http } = useHost();
  const refresh = useRefresh(caseListKeys.all);
  const keyOf = useIdempotencyKey();
  const [state, setState] = useState<BulkAnswerState>({ kind: 'asking' });

  async function answer(cases: readonly CaseToAnswer[], input: BulkAnswerInput): Promise<BulkAnswerState> {
    const refused: RejectedCase[] = [];
    const ended = { answered: 0, refused };
    try {
      for (let from = 0; from < cases.length; from += MAX_ANSWERS) {
        setState({ kind: 'running', done: from, total: cases.length });
        const some = cases.slice(from, from + MAX_ANSWERS);
        const answers = { ...input, items: some.map(({ id, version }) => ({ id, version })) };
        const { items } = await answerCases(http, answers, keyOf(answers));
        ended.answered += items.filter(({ is_answered }) => is_answered).length;
        refused.push(...rejectedCases(items, some));
      }
      return finish({ kind: 'ended', ...ended });
    } catch (error) {
      return finish({ kind: 'ended', ...ended, failure: messageOf(error) });
    } finally {
      void refresh();
    }
  }

  function finish(end: BulkAnswerState): BulkAnswerState {
    setState(end);
    return end;
  }
  return { state, answer };
}

type Outcome = Awaited<ReturnType<typeof answerCases>>['items'][number];

function rejectedCases(items: readonly Outcome[], cases: readonly CaseToAnswer[]): RejectedCase[] {
  return items
    .filter(({ is_answered }) => !is_answered)
    .map(({ id, message }) => ({
      id,
      title: cases.find((each) => each.id === id)?.title ?? text.unnamedCase(),
      message: message ?? text.notAnswered(),
    }));
}

export type CaseToAnswer = BulkAnswers['items'][number] & { readonly title: string };

export type CaseSearch =
  | { readonly kind: 'finding' }
  | { readonly kind: 'failed'; readonly message: string; readonly onRetry: () => void }
  | { readonly kind: 'found'; readonly cases: readonly CaseToAnswer[] };

/** Finds all matches first, so that the number shown is the number sent. */
export function useCasesToAnswer(chosen: CasesToAnswer): CaseSearch {
  const { http } = useHost();
  const all = 'query' in chosen ? chosen : null;
  const found = useQuery({
    // Not below the list's key: answering changes the cases, and the matches must stay as shown.
    queryKey: ['cases-to-answer', all?.query, all?.kind],
    queryFn: ({ signal }) => (all ? findAllToAnswer(http, all, signal) : []),
    enabled: all !== null,
    // Not cached, because the matches must be current.
    gcTime: 0,
  });
  if (!('query' in chosen)) return { kind: 'found', cases: chosen.map(named) };
  if (found.data) return { kind: 'found', cases: found.data };
  if (!found.isError) return { kind: 'finding' };
  return { kind: 'failed', message: messageOf(found.error), onRetry: () => void found.refetch() };
}

function named(row: Exclude<CasesToAnswer, { query: string }>[number] & { readonly title?: string }): CaseToAnswer {
  return { id: row.id, version: row.version, title: row.title ?? text.unnamedCase() };
}

async function findAllToAnswer(
  http: HttpClient,
  { query, kind }: Exclude<CasesToAnswer, readonly unknown[]>,
  signal: AbortSignal,
): Promise<CaseToAnswer[]> {
  const found: CaseToAnswer[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total, per_page } = await fetchCases(
      http,
      { query, kind, filter: 'needs_answer', sort: 'turn', page, per_page: MAX_ANSWERS },
      signal,
    );
    found.push(...items.filter(({ can_answer }) => can_answer).map(toCaseToAnswer));
    if (page * per_page >= total) return found;
  }
}

function toCaseToAnswer({ id, version, object_title, number }: CaseRow): CaseToAnswer {
  return { id, version, title: `${object_title}, ${number}` };
}

type Concession = 'update' | 'revoke';

interface ConcededCase extends CaseToAnswer {
  readonly details: CaseDetails;
}

export type Concessions =
  | { readonly kind: 'not_needed' }
  | { readonly kind: 'finding' }
  | { readonly kind: 'failed'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly kind: 'found';
      readonly answer: Concession;
      readonly cases: readonly ConcededCase[];
      /** Cases that don't offer this answer. */
      readonly others: readonly CaseToAnswer[];
    };

const AT_ONCE = 6;

/** Reads the cases in full when an answer gives up shares, so that the shares shown are those that change. */
export function useConcessions(chosen: readonly CaseToAnswer[], answer: CaseAnswer | null): Concessions {
  const { http } = useHost();
  const isConcession = answer === 'update' || answer === 'revoke';
  const read = useQuery({
    queryKey: [...caseListKeys.all, 'concessions', chosen.map(({ id, version }) => [id, version])],
    queryFn: ({ signal }) => readAll(http, chosen, signal),
    enabled: isConcession,
    gcTime: 0,
  });
  if (!isConcession) return { kind: 'not_needed' };
  if (read.isError) return { kind: 'failed', message: messageOf(read.error), onRetry: () => void read.refetch() };
  if (!read.data) return { kind: 'finding' };
  const cases = read.data.filter(({ details }) => choicesOf(details).includes(answer));
  return { kind: 'found', answer, cases, others: read.data.filter((each) => !cases.includes(each)) };
}

async function readAll(
  http: HttpClient,
  chosen: readonly CaseToAnswer[],
  signal: AbortSignal,
): Promise<ConcededCase[]> {
  const found: ConcededCase[] = [];
  for (let from = 0; from < chosen.length; from += AT_ONCE) {
    const some = chosen.slice(from, from + AT_ONCE);
    const details = await Promise.all(some.map(({ id }) => fetchRead(http, caseOf(id), signal)));
    found.push(...details.map((each, index) => conceded(each, some[index]?.title ?? each.number)));
  }
  return found;
}

function conceded(details: CaseDetails, title: string): ConcededCase {
  return { id: details.id, version: details.version, title, details };
}
