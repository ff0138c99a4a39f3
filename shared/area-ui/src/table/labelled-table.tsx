import { Box, Flex, Stack, Text } from '@counterpoint/kit/core';
import { type Column, DataTable } from '@counterpoint/kit/table';
import type { ComponentProps } from 'react';

type TableProps<Row> = Omit<ComponentProps<typeof DataTable<Row>>, 'card'>;

/** A table whose rows are lists of labelled cells on a narrow screen. */
export function LabelledTable<Row>(props: TableProps<Row>) {
  return <DataTable {...props} card={(row) => <LabelledCells columns={props.columns} row={row} />} />;
}

/** A row as the card of a list. */
export function LabelledCells<Row>({ columns, row }: Pick<TableProps<Row>, 'columns'> & { readonly row: Row }) {
  return (
    <Stack gap="1.5" overflowWrap="anywhere">
      {columns.map((column) => (
        <LabelledCell key={column.id} column={column} row={row} />
      ))}
    </Stack>
  );
}

/** Shown in a table cell without a value. */
const NOTHING = '—';

function LabelledCell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const { header, cell, align, isRowHeader } = column;
  const content = cell(row);
  if (content === null || content === '' || content === NOTHING) return null;
  if (isRowHeader) return <Box fontWeight="semibold">{content}</Box>;
  return (
    <Flex
      justify={align === 'end' ? 'space-between' : 'start'}
      columnGap="3"
      wrap="wrap"
      fontSize="sm"
      // A component may render nothing.
      css={{ '&:has(> :empty)': { display: 'none' } }}
    >
      <Text as="span" color="muted" minWidth="5.5rem">
        {header}
      </Text>
      <Box minWidth="0">{content}</Box>
    </Flex>
  );
}
