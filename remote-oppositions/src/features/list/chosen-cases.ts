import type { OppositionRow } from '@counterpoint/domain/schemas';
import type { Selected, Selection } from '@counterpoint/kit/lists';
import type { CasesToExport } from '../../api/oppositions-api.ts';
import type { ListView } from './use-case-list.ts';

/** What the state of a selected row says where the member is asked: only these can be answered. */
const TO_ANSWER = 'to answer';

/** A row as something that can be selected. */
export type SelectableCase = Selected & { readonly title: string };

export function selectable({ id, version, number, object_title, state, can_answer }: OppositionRow): SelectableCase {
  return { id, version, title: `${object_title}, ${number}`, state: can_answer ? TO_ANSWER : state };
}

/** Cases to answer: these, or all that answer a search and wait for the member. */
export type CasesToAnswer = readonly Selected[] | Pick<ListView, 'query' | 'kind'>;

/** What a selection comes to, for each thing that can be done with it. */
export interface ChosenCases {
  readonly count: number;
  readonly words: string;
  /** How many of them will be answered; null where they are only found once they are to be. */
  readonly toAnswerCount: number | null;
  readonly toAnswer: CasesToAnswer;
  readonly toExport: CasesToExport;
}

export function chosenIn({ rows, isAll }: Pick<Selection, 'rows' | 'isAll'>, view: ListView): ChosenCases {
  const { query, filter, kind, total, toAnswer } = view;
  if (isAll)
    return {
      count: total,
      words: `All ${total} cases selected`,
      // Some of those that wait for the member wait for a word on a proposal, which is said on the case's page.
      toAnswerCount: (filter === 'all' || filter === 'needs_answer') && toAnswer > 0 ? null : 0,
      toAnswer: { query, kind },
      toExport: { query, filter, kind },
    };
  const answerable = rows.filter(({ state }) => state === TO_ANSWER);
  return {
    count: rows.length,
    words: rows.length === 1 ? '1 case selected' : `${rows.length} cases selected`,
    toAnswerCount: answerable.length,
    toAnswer: answerable,
    toExport: { ids: rows.map(({ id }) => id) },
  };
}
