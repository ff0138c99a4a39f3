import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { type BulkAnswers, MOST_ANSWERED } from '@counterpoint/domain/schemas/cases';
import { useState } from 'react';
import { answerCases, caseListKeys } from '../../api/cases-api.ts';
import * as text from '../../messages/list.generated.ts';
import type { CaseToAnswer } from './cases-to-answer.ts';

export interface Refused {
  readonly id: string;
  readonly title: string;
  readonly message: string;
}

export type BulkAnswering =
  | { readonly kind: 'asking' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  | {
      readonly kind: 'ended';
      readonly answered: number;
      readonly refused: readonly Refused[];
      readonly failure?: string;
    };

type BulkAnswerInput = Pick<BulkAnswers, 'answer' | 'statement'>;

export function useBulkAnswer() {
  const { http } = useHost();
  const queries = useQueryClient();
  const [state, setState] = useState<BulkAnswering>({ kind: 'asking' });

  async function answer(cases: readonly CaseToAnswer[], input: BulkAnswerInput): Promise<BulkAnswering> {
    const refused: Refused[] = [];
    const ended = { answered: 0, refused };
    try {
      for (let from = 0; from < cases.length; from += MOST_ANSWERED) {
        setState({ kind: 'running', done: from, total: cases.length });
        const some = cases.slice(from, from + MOST_ANSWERED);
        const { items } = await answerCases(http, {
          ...input,
          items: some.map(({ id, version }) => ({ id, version })),
        });
        ended.answered += items.filter(({ is_answered }) => is_answered).length;
        refused.push(...refusedOf(items, some));
      }
      return finish({ kind: 'ended', ...ended });
    } catch (error) {
      return finish({ kind: 'ended', ...ended, failure: messageOf(error) });
    } finally {
      void queries.invalidateQueries({ queryKey: caseListKeys.all });
    }
  }

  function finish(end: BulkAnswering): BulkAnswering {
    setState(end);
    return end;
  }
  return { state, answer };
}

type Outcome = Awaited<ReturnType<typeof answerCases>>['items'][number];

function refusedOf(items: readonly Outcome[], cases: readonly CaseToAnswer[]): Refused[] {
  return items
    .filter(({ is_answered }) => !is_answered)
    .map(({ id, message }) => ({
      id,
      title: cases.find((each) => each.id === id)?.title ?? text.unnamedCase(),
      message: message ?? text.notAnswered(),
    }));
}
