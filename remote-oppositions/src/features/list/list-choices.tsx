import { OPPOSITION_SORTS, type OppositionSort } from '@counterpoint/domain/schemas/cases';
import { OPPOSITION_KIND_LABELS, OPPOSITION_KINDS, type OppositionKind } from '@counterpoint/domain/states';
import { Flex } from '@counterpoint/kit/core';
import { Select } from '@counterpoint/kit/form';
import { SortSelect } from '@counterpoint/kit/lists';

const SORT_LABELS: Record<OppositionSort, string> = {
  turn: 'What needs you first',
  respond_by: 'The nearest deadline first',
  '-updated_at': 'Last changed first',
  updated_at: 'Longest unchanged first',
  '-share_on_hold': 'The most on hold first',
};

const KINDS = [
  { value: '', label: 'Any kind' },
  ...OPPOSITION_KINDS.map((kind) => ({ value: kind, label: OPPOSITION_KIND_LABELS[kind] })),
];

interface ListChoicesProps {
  readonly kind: OppositionKind | undefined;
  readonly onKind: (kind: OppositionKind | undefined) => void;
  readonly sort: OppositionSort;
  readonly onSort: (sort: OppositionSort) => void;
}

export function ListChoices({ kind, onKind, sort, onSort }: ListChoicesProps) {
  return (
    <Flex gap="4" wrap="wrap" align="center">
      <Select
        aria-label="Kind of case"
        value={kind ?? ''}
        options={KINDS}
        onChange={(event) => onKind(OPPOSITION_KINDS.find((each) => each === event.target.value))}
      />
      <SortSelect
        value={sort}
        labels={SORT_LABELS}
        onChange={(chosen) => onSort(OPPOSITION_SORTS.find((each) => each === chosen) ?? 'turn')}
      />
    </Flex>
  );
}
