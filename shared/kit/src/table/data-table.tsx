import { chakra, FROM_MEDIUM, Icon, INSET, useMediaQuery, VisuallyHidden } from '@counterpoint/kit/core';
import type { Key, ReactNode } from 'react';
import { type Column, SECONDARY_IS_OUT } from './column.ts';

export interface DataTableProps<Row> {
  /** For screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** A row on a narrow screen, where the table is a list of cards. */
  card: (row: Row) => ReactNode;
  /** As in the API: `title`, or `-title` for descending. */
  sort?: string;
  onSort?: (sort: string) => void;
  isBusy?: boolean;
  /** The media query from which it is a table, by default `FROM_MEDIUM`. */
  wideFrom?: string;
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  return useMediaQuery(props.wideFrom ?? FROM_MEDIUM) ? <WideTable {...props} /> : <Cards {...props} />;
}

function WideTable<Row>({ caption, columns, rows, rowKey, sort, onSort, isBusy = false }: DataTableProps<Row>) {
  return (
    <chakra.div overflowX="auto" marginInline={`calc(-1 * var(${INSET}, 0px))`}>
      <chakra.table
        width="full"
        aria-busy={isBusy}
        opacity={isBusy ? 0.6 : 1}
        transition="opacity 200ms"
        // The outer columns align with the headings of cards.
        css={{ '& tr > :not(* + *)': { paddingInlineStart: '5' }, '& tr > :last-child': { paddingInlineEnd: '5' } }}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <chakra.thead bg="paper" fontSize="xs" color="muted" borderBottomWidth="1px" borderColor="line">
          <tr>
            {columns.map((column) => (
              <ColumnHeader key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </chakra.thead>
        <tbody>
          {rows.map((row) => (
            <BodyRow key={rowKey(row)} row={row} columns={columns} />
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

/** Screens on which lists would scroll sideways with more space between their columns. */
const NARROW = '@media (max-width: 89.99rem)';

const Cell = chakra('td', {
  base: {
    paddingInline: '3.5',
    paddingBlock: '3',
    textAlign: 'start',
    fontWeight: 'normal',
    verticalAlign: 'middle',
    [NARROW]: { paddingInline: '2' },
  },
  variants: {
    align: { start: {}, end: { textAlign: 'end', whiteSpace: 'nowrap' } },
    isSecondary: { true: { [SECONDARY_IS_OUT]: { display: 'none' } } },
    isRowHeader: { true: { fontWeight: 'semibold', minWidth: '9rem', overflowWrap: 'anywhere' } },
  },
});

function BodyRow<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  return (
    <chakra.tr
      borderBottomWidth="1px"
      borderColor="line"
      _hover={{ bg: 'paper' }}
      css={{ '&:last-of-type': { borderBottomWidth: 0 } }}
    >
      {columns.map(({ id, cell, align = 'start', isRowHeader = false, isSecondary = false }) => (
        <Cell
          key={id}
          {...(isRowHeader ? { as: 'th', scope: 'row' } : {})}
          align={align}
          isSecondary={isSecondary}
          isRowHeader={isRowHeader}
        >
          {cell(row)}
        </Cell>
      ))}
    </chakra.tr>
  );
}

function Cards<Row>({ caption, rows, rowKey, card, isBusy = false }: DataTableProps<Row>) {
  return (
    <chakra.ul aria-label={caption} aria-busy={isBusy} opacity={isBusy ? 0.6 : 1} display="grid" gap="2.5">
      {rows.map((row) => (
        <chakra.li
          key={rowKey(row)}
          bg="card"
          borderWidth="1px"
          borderColor="line"
          borderRadius="card"
          padding="3.5"
          minWidth={0}
        >
          {card(row)}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

const HeaderCell = chakra('th', {
  base: {
    paddingInline: '3.5',
    paddingBlock: '2.5',
    textAlign: 'start',
    fontWeight: 'semibold',
    [NARROW]: { paddingInline: '2' },
  },
  variants: {
    // Figures are short: their headings wrap where they would push the last column out of view.
    align: { start: { whiteSpace: 'nowrap' }, end: { textAlign: 'end' } },
    isSecondary: { true: { [SECONDARY_IS_OUT]: { display: 'none' } } },
  },
});

interface ColumnHeaderProps<Row> {
  column: Column<Row>;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
}

function ColumnHeader<Row>({ column, sort, onSort }: ColumnHeaderProps<Row>) {
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
