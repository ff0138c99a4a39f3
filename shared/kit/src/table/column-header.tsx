import { chakra, Icon } from '@counterpoint/kit/core';
import { type Column, SECONDARY_IS_OUT } from './column.ts';

const HeaderCell = chakra('th', {
  base: { paddingInline: '3.5', paddingBlock: '2.5', textAlign: 'start', fontWeight: 'semibold', whiteSpace: 'nowrap' },
  variants: {
    align: { start: {}, end: { textAlign: 'end' } },
    isSecondary: { true: { [SECONDARY_IS_OUT]: { display: 'none' } } },
  },
});

interface ColumnHeaderProps<Row> {
  column: Column<Row>;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
}

export function ColumnHeader<Row>({ column, sort, onSort }: ColumnHeaderProps<Row>) {
  const { header, align = 'start', sortKey, isSecondary = false } = column;
  if (!sortKey || !onSort) {
    return (
      <HeaderCell scope="col" align={align} isSecondary={isSecondary}>
        {header}
      </HeaderCell>
    );
  }
  const direction = directionOf(sort, sortKey);
  return (
    <HeaderCell scope="col" align={align} isSecondary={isSecondary} aria-sort={direction}>
      <chakra.button
        type="button"
        display="inline-flex"
        alignItems="center"
        gap="1"
        minHeight="6"
        fontWeight="semibold"
        cursor="pointer"
        borderRadius="2px"
        color={direction === 'none' ? 'muted' : 'ink'}
        _hover={{ color: 'ink' }}
        onClick={() => onSort(direction === 'ascending' ? `-${sortKey}` : sortKey)}
      >
        {header}
        <chakra.span visibility={direction === 'none' ? 'hidden' : 'visible'}>
          <Icon name={direction === 'descending' ? 'chevron-down' : 'chevron-up'} size={14} />
        </chakra.span>
      </chakra.button>
    </HeaderCell>
  );
}

function directionOf(sort: string | undefined, sortKey: string): 'ascending' | 'descending' | 'none' {
  if (sort === sortKey) return 'ascending';
  return sort === `-${sortKey}` ? 'descending' : 'none';
}
