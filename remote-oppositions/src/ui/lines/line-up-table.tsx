import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import { Flex, FROM_LARGE, Stack, StatusBadge, type StatusTone, Text } from '@counterpoint/kit/core';
import { type Column, DataTable } from '@counterpoint/kit/table';
import { type LineUpChange, lineUpChanges } from './line-up-changes.ts';

interface LineUpTableProps {
  readonly caption: string;
  readonly title: string;
  readonly registered: readonly CaseLine[];
  readonly claimed: readonly CaseLine[];
}

export function LineUpTable({ caption, title, registered, claimed }: LineUpTableProps) {
  const columns: readonly Column<LineUpChange>[] = [
    { id: 'who', header: 'Performer', cell: ({ name }) => name, isRowHeader: true },
    { id: 'before', header: 'Registered', cell: ({ before }) => partWords(before) },
    { id: 'after', header: title, cell: ({ after }) => partWords(after) },
    { id: 'change', header: 'Difference', cell: ({ change }) => <Change change={change} /> },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={lineUpChanges(registered, claimed)}
      rowKey={({ key }) => key}
      wideFrom={FROM_LARGE}
      card={(row) => (
        <Stack gap="1.5">
          <Flex justify="space-between" gap="3" wrap="wrap">
            <Text fontWeight="semibold">{row.name}</Text>
            <Change change={row.change} />
          </Flex>
          <Text color="muted">Registered: {partWords(row.before)}</Text>
          <Text color="muted">
            {title}: {partWords(row.after)}
          </Text>
        </Stack>
      )}
    />
  );
}

function partWords(words: string | null): string {
  if (words === null) return 'Not in the line-up';
  return words || 'In the line-up';
}

const CHANGES: Record<LineUpChange['change'], { readonly tone: StatusTone; readonly words: string }> = {
  added: { tone: 'green', words: 'Added' },
  left_out: { tone: 'terracotta', words: 'Left out' },
  changed: { tone: 'amber', words: 'Changed' },
  same: { tone: 'grey', words: 'As registered' },
};

function Change({ change }: Pick<LineUpChange, 'change'>) {
  const { tone, words } = CHANGES[change];
  return <StatusBadge tone={tone}>{words}</StatusBadge>;
}
