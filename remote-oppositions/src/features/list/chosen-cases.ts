import type { CaseRow } from '@counterpoint/domain/schemas/cases';
import type { Selected, Selection } from '@counterpoint/kit/lists';
import type { CasesToExport } from '../../api/cases-api.ts';
import * as text from '../../messages/list.generated.ts';
import type { ListView } from './use-case-list.ts';

const TO_ANSWER = 'to answer';

export type SelectableCase = Selected & { readonly title: string };

export function selectable({ id, version, number, object_title, state, can_answer }: CaseRow): SelectableCase {
  return { id, version, title: `${object_title}, ${number}`, state: can_answer ? TO_ANSWER : state };
}

/** Every row of this list is selected with its title. */
function isSelectable(row: Selected): row is SelectableCase {
  return 'title' in row;
}

export type CasesToAnswer = readonly SelectableCase[] | Pick<ListView, 'query'>;

export interface ChosenCases {
  readonly count: number;
  readonly words: string;
  readonly toAnswerCount: number | null;
  readonly toAnswer: CasesToAnswer;
  readonly toExport: CasesToExport;
}

export function chosenIn({ rows, isAll }: Pick<Selection, 'rows' | 'isAll'>, view: ListView): ChosenCases {
  const { query, filter, total, toAnswer } = view;
  if (isAll)
    return {
      count: total,
      words: text.allSelected({ count: total }),
      // Cases with a proposal are answered on their own page, so the count is unknown.
      toAnswerCount: (filter === 'all' || filter === 'needs_answer') && toAnswer > 0 ? null : 0,
      toAnswer: { query },
      toExport: { query, filter },
    };
  const answerable = rows.filter(isSelectable).filter(({ state }) => state === TO_ANSWER);
  return {
    count: rows.length,
    words: text.selected({ count: rows.length }),
    toAnswerCount: answerable.length,
    toAnswer: answerable,
    toExport: { ids: rows.map(({ id }) => id) },
  };
}
