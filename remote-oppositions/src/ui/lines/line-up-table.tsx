import { type CaseLine, formatLineRole } from '@counterpoint/domain/schemas/cases';
import { Flex, FROM_LARGE, Stack, StatusBadge, type StatusTone, Text } from '@counterpoint/kit/core';
import { type Column, DataTable } from '@counterpoint/kit/table';
import type { Message } from '@counterpoint/messages';
import * as text from '../../messages/shares.generated.ts';
import { everyLine } from './compared-lines.ts';

interface LineUpTableProps {
  readonly caption: string;
  readonly title: string;
  readonly registered: readonly CaseLine[];
  readonly claimed: readonly CaseLine[];
}

export function LineUpTable({ caption, title, registered, claimed }: LineUpTableProps) {
  const columns: readonly Column<LineUpChange>[] = [
    { id: 'who', header: text.performer(), cell: ({ name }) => name, isRowHeader: true },
    { id: 'before', header: text.registered(), cell: ({ before }) => formatPart(before) },
    { id: 'after', header: title, cell: ({ after }) => formatPart(after) },
    { id: 'change', header: text.difference(), cell: ({ change }) => <Change change={change} /> },
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
          <Text color="muted">{text.labelled({ label: text.registered(), value: formatPart(row.before) })}</Text>
          <Text color="muted">{text.labelled({ label: title, value: formatPart(row.after) })}</Text>
        </Stack>
      )}
    />
  );
}

function formatPart(part: string | null): string {
  if (part === null) return text.notInLineUp();
  return part || text.inLineUp();
}

const CHANGES: Record<LineUpChange['change'], { readonly tone: StatusTone; readonly words: Message }> = {
  added: { tone: 'green', words: text.added },
  left_out: { tone: 'terracotta', words: text.removed },
  changed: { tone: 'amber', words: text.changed },
  same: { tone: 'grey', words: text.asRegistered },
};

function Change({ change }: Pick<LineUpChange, 'change'>) {
  const { tone, words } = CHANGES[change];
  return <StatusBadge tone={tone}>{words()}</StatusBadge>;
}

interface LineUpChange {
  readonly key: string;
  readonly name: string;
  readonly change: 'added' | 'left_out' | 'changed' | 'same';
  readonly before: string | null;
  readonly after: string | null;
}

export function lineUpChanges(registered: readonly CaseLine[], claimed: readonly CaseLine[]): LineUpChange[] {
  const wordsIn = (lines: readonly CaseLine[], key: string) => {
    const line = lines.find((each) => each.key === key);
    return line ? formatLineRole(line) : null;
  };
  return everyLine([registered, claimed]).map(({ key, name }) => {
    const before = wordsIn(registered, key);
    const after = wordsIn(claimed, key);
    return { key, name, before, after, change: changeOf(before, after) };
  });
}

function changeOf(before: string | null, after: string | null): LineUpChange['change'] {
  if (before === null) return 'added';
  if (after === null) return 'left_out';
  return before === after ? 'same' : 'changed';
}
