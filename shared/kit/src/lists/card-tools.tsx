import { Flex } from '@counterpoint/kit/core';
import { SelectPage } from './select-column.tsx';
import { SortSelect } from './sort-select.tsx';
import type { Selected, Selection } from './use-selection.ts';

interface CardToolsProps<Sort extends string> {
  readonly selection: Selection;
  readonly rows: readonly Selected[];
  readonly sort: Sort;
  readonly labels: Readonly<Record<Sort, string>>;
  readonly onSort: (sort: string) => void;
}

export function CardTools<Sort extends string>(props: CardToolsProps<Sort>) {
  const { selection, rows, sort, labels, onSort } = props;
  return (
    <Flex columnGap="4" rowGap="2" wrap="wrap" justify="space-between" align="center">
      {rows.length > 0 && <SelectPage selection={selection} rows={rows} />}
      <SortSelect value={sort} labels={labels} onChange={onSort} />
    </Flex>
  );
}
