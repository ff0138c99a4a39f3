import { CASE_SORTS, type CaseSort } from '@counterpoint/domain/schemas/cases';
import { CASE_KIND_LABELS, CASE_KINDS, type CaseKind } from '@counterpoint/domain/states';
import { Grid } from '@counterpoint/kit/core';
import { Select } from '@counterpoint/kit/form';
import { SortSelect } from '@counterpoint/kit/lists';
import * as text from '../../messages/list.generated.ts';

function sortLabels(): Record<CaseSort, string> {
  return {
    turn: text.sortTurn(),
    respond_by: text.sortDeadline(),
    '-updated_at': text.sortNewest(),
    updated_at: text.sortOldest(),
    '-share_on_hold': text.sortOnHold(),
  };
}

function kindOptions() {
  const kinds = CASE_KINDS.map((kind) => ({ value: kind, label: CASE_KIND_LABELS[kind]() }));
  return [{ value: '', label: text.anyKind() }, ...kinds];
}

interface ListChoicesProps {
  readonly kind: CaseKind | undefined;
  readonly onKind: (kind: CaseKind | undefined) => void;
  readonly sort: CaseSort;
  readonly onSort: (sort: CaseSort) => void;
}

export function ListChoices({ kind, onKind, sort, onSort }: ListChoicesProps) {
  return (
    <Grid templateColumns="repeat(2, minmax(0, auto))" gap={{ base: '2', sm: '4' }} alignItems="center">
      <Select
        aria-label={text.kindLabel()}
        value={kind ?? ''}
        options={kindOptions()}
        onChange={(event) => onKind(CASE_KINDS.find((each) => each === event.target.value))}
      />
      <SortSelect
        value={sort}
        labels={sortLabels()}
        onChange={(chosen) => onSort(CASE_SORTS.find((each) => each === chosen) ?? 'turn')}
      />
    </Grid>
  );
}
