import { messageOf } from '@counterpoint/client/http';
import { useRead } from '@counterpoint/client/queries';
import { Box, FROM_LARGE, Name, Note, Stack, Text } from '@counterpoint/kit/core';
import { Checkbox } from '@counterpoint/kit/form';
import { ErrorState } from '@counterpoint/kit/page';
import { type Column, DataTable, ListSkeleton } from '@counterpoint/kit/table';
import { Fragment, useState } from 'react';
import * as text from '../messages/revisions.generated.ts';
import { type ComparedRow, comparedParts, comparedRows } from './compared-rows.ts';
import type { RevisionRow, RevisionSource } from './revision-source.ts';

interface ComparisonProps<Row extends RevisionRow, Details> {
  readonly source: Pick<RevisionSource<Row, Details>, 'version' | 'factsOf'>;
  readonly before: number;
  readonly after: number;
}

export function Comparison<Row extends RevisionRow, Details>(props: ComparisonProps<Row, Details>) {
  const { source, before, after } = props;
  const [showsAll, setShowsAll] = useState(false);
  const one = useRead(source.version(before));
  const other = useRead(source.version(after));
  const failed = one.error ?? other.error;
  if (failed)
    return (
      <ErrorState message={messageOf(failed)} onRetry={() => void Promise.all([one.refetch(), other.refetch()])} />
    );
  if (!one.data || !other.data) return <ListSkeleton rows={3} />;
  const rows = comparedRows(source.factsOf(one.data), source.factsOf(other.data));
  const shown = showsAll ? rows : rows.filter(({ isSame }) => !isSame);
  return (
    <Stack gap="3">
      <Checkbox label={text.showSame()} checked={showsAll} onChange={({ target }) => setShowsAll(target.checked)} />
      {shown.length === 0 ? (
        <Text color="muted">{text.same()}</Text>
      ) : (
        <DataTable
          caption={text.comparison({ before, after })}
          columns={columnsFor(before, after)}
          rows={shown}
          rowKey={({ label }) => label}
          card={(row) => <ComparedCard row={row} before={before} after={after} />}
          wideFrom={FROM_LARGE}
        />
      )}
    </Stack>
  );
}

function columnsFor(before: number, after: number): Column<ComparedRow>[] {
  return [
    { id: 'label', header: text.field(), cell: ({ label }) => label, isRowHeader: true },
    { id: 'before', header: text.version({ number: before }), cell: (row) => <Side row={row} of="before" /> },
    { id: 'after', header: text.version({ number: after }), cell: (row) => <Side row={row} of="after" /> },
  ];
}

function Side({ row, of }: { row: ComparedRow; of: 'before' | 'after' }) {
  if (row[of] === '') return row.isSame ? text.nothing() : <Marked isItalic>{text.nothing()}</Marked>;
  const parts = comparedParts(row[of], of === 'before' ? row.after : row.before);
  return (
    <Box overflowWrap="anywhere">
      {parts.map(({ text: piece, isSame }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line may be the same, and never move
        <Fragment key={index}>
          {index > 0 && ' '}
          {isSame ? piece : <Marked>{piece}</Marked>}
        </Fragment>
      ))}
    </Box>
  );
}

function Marked({ children, isItalic = false }: { children: string; isItalic?: boolean }) {
  return (
    <Box
      as="mark"
      display="inline-block"
      maxWidth="full"
      background="gold.soft"
      color="ink"
      borderInlineStartWidth="3px"
      borderColor="gold.edge"
      paddingX="1"
      {...(isItalic && { fontStyle: 'italic' })}
    >
      {children}
    </Box>
  );
}

function ComparedCard({ row, before, after }: { row: ComparedRow; before: number; after: number }) {
  return (
    <Stack gap="1.5">
      <Name>{row.label}</Name>
      <Note>{text.version({ number: before })}</Note>
      <Side row={row} of="before" />
      <Note>{text.version({ number: after })}</Note>
      <Side row={row} of="after" />
    </Stack>
  );
}
