import { messageOf } from '@counterpoint/client/http';
import { fetchRead, useIdempotencyKey, useRefresh } from '@counterpoint/client/queries';
import { type HttpClient, useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { type BulkAnswers, type CaseDetails, MAX_ANSWERS } from '@counterpoint/domain/schemas/cases';
import { useState } from 'react';
import { caseOf } from '../../api/case-api.ts';
import { answerCases, caseListKeys, fetchCases } from '../../api/cases-api.ts';
import * as text from '../../messages/list.generated.ts';
import { choicesOf } from '../../ui/answers/case-choices.ts';
import { type CasesToAnswer, selectable } from './chosen-cases.ts';

interface RejectedCase {
  readonly id: string;
  readonly title: string;
  readonly message: string;
}

export interface BulkAnswerEnd {
  readonly answered: number;
  readonly refused: readonly RejectedCase[];
  readonly failure: string | null;
}

type BulkAnswerInput = Pick<BulkAnswers, 'answer' | 'statement'>;

export function useBulkAnswer() {
  const { http } = useHost();
  const refresh = useRefresh(caseListKeys.all);
  const keyOf = useIdempotencyKey();
  /** Null while nothing is being sent. */
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number } | null>(null);
  const [end, setEnd] = useState<BulkAnswerEnd | null>(null);

  async function answer(cases: readonly CaseToAnswer[], input: BulkAnswerInput): Promise<BulkAnswerEnd> {
    const refused: RejectedCase[] = [];
    const ended = { answered: 0, refused, failure: null as string | null };
    try {
      for (let from = 0; from < cases.length; from += MAX_ANSWERS) {
        setProgress({ done: from, total: cases.length });
        const some = cases.slice(from, from + MAX_ANSWERS);
        const answers = { ...input, items: some.map(({ id, version }) => ({ id, version })) };
        const { items } = await answerCases(http, answers, keyOf(answers));
        ended.answered += items.filter(({ is_answered }) => is_answered).length;
        refused.push(...rejectedCases(items, some));
      }
    } catch (error) {
      ended.failure = messageOf(error);
    }
    setProgress(null);
    setEnd(ended);
    void refresh();
    return ended;
  }
  return { progress, end, answer };
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

type CaseToAnswer = BulkAnswers['items'][number] & { readonly title: string };

/** Finds all matches first, so that the number shown is the number sent. */
export function useCasesToAnswer(chosen: CasesToAnswer) {
  const { http } = useHost();
  return useQuery<readonly CaseToAnswer[]>({
    // Not below the list's key: answering changes the cases, and the matches must stay as shown.
    queryKey: ['cases-to-answer', chosen],
    queryFn: ({ signal }) => ('query' in chosen ? findAllToAnswer(http, chosen, signal) : chosen),
    // Not cached, because the matches must be current.
    gcTime: 0,
    ...(!('query' in chosen) && { initialData: chosen, staleTime: Number.POSITIVE_INFINITY }),
  });
}

async function findAllToAnswer(
  http: HttpClient,
  { query }: Exclude<CasesToAnswer, readonly unknown[]>,
  signal: AbortSignal,
): Promise<CaseToAnswer[]> {
  const found: CaseToAnswer[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total, per_page } = await fetchCases(
      http,
      { query, filter: 'needs_answer', page, per_page: MAX_ANSWERS },
      signal,
    );
    found.push(...items.filter(({ can_answer }) => can_answer).map(selectable));
    if (page * per_page >= total) return found;
  }
}

interface ConcededCase extends CaseToAnswer {
  readonly details: CaseDetails;
}

const AT_ONCE = 6;

/** Reads the cases in full when an answer gives up shares, so that the shares shown are those that change. */
export function useConcessions(chosen: readonly CaseToAnswer[], concession: 'update' | 'revoke' | null) {
  const { http } = useHost();
  const read = useQuery({
    queryKey: [...caseListKeys.all, 'concessions', chosen.map(({ id, version }) => [id, version])],
    queryFn: ({ signal }) => readAll(http, chosen, signal),
    enabled: concession !== null,
    gcTime: 0,
  });
  const offers = ({ details }: ConcededCase) => concession !== null && choicesOf(details).includes(concession);
  const data = read.data && {
    cases: read.data.filter(offers),
    /** Cases that don't offer this answer. */
    others: read.data.filter((each) => !offers(each)),
  };
  return { data, error: read.error, refetch: read.refetch };
}
export type Concessions = ReturnType<typeof useConcessions>;

async function readAll(
  http: HttpClient,
  chosen: readonly CaseToAnswer[],
  signal: AbortSignal,
): Promise<ConcededCase[]> {
  const found: ConcededCase[] = [];
  for (let from = 0; from < chosen.length; from += AT_ONCE) {
    const some = chosen.slice(from, from + AT_ONCE);
    const read = some.map(async ({ id, title }) => {
      const details = await fetchRead(http, caseOf(id), signal);
      return { id, version: details.version, title, details };
    });
    found.push(...(await Promise.all(read)));
  }
  return found;
}
