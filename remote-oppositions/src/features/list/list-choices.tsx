import { CASE_SORTS, type CaseSort } from '@counterpoint/domain/schemas/cases';
import { CASE_KIND_LABELS, CASE_KINDS, type CaseKind } from '@counterpoint/domain/states';
import { Flex } from '@counterpoint/kit/core';
import { Select } from '@counterpoint/kit/form';
import { SortSelect } from '@counterpoint/kit/lists';

const SORT_LABELS: Record<CaseSort, string> = {
  turn: 'What needs you first',
  respond_by: 'The nearest deadline first',
  '-updated_at': 'Last changed first',
  updated_at: 'Longest unchanged first',
  '-share_on_hold': 'The most on hold first',
};

const KINDS = [
  { value: '', label: 'Any kind' },
  ...CASE_KINDS.map((kind) => ({ value: kind, label: CASE_KIND_LABELS[kind] })),
];

interface ListChoicesProps {
  readonly kind: CaseKind | undefined;
  readonly onKind: (kind: CaseKind | undefined) => void;
  readonly sort: CaseSort;
  readonly onSort: (sort: CaseSort) => void;
}

export function ListChoices({ kind, onKind, sort, onSort }: ListChoicesProps) {
  return (
    <Flex gap="4" wrap="wrap" align="center">
      <Select
        aria-label="Kind of case"
        value={kind ?? ''}
        options={KINDS}
        onChange={(event) => onKind(CASE_KINDS.find((each) => each === event.target.value))}
      />
      <SortSelect
        value={sort}
        labels={SORT_LABELS}
        onChange={(chosen) => onSort(CASE_SORTS.find((each) => each === chosen) ?? 'turn')}
      />
    </Flex>
  );
}
