import { VanishingButton } from '@counterpoint/area-ui/page';
import { formatShare } from '@counterpoint/domain/shares';
import { Box, Flex, FROM_LARGE, Note, Stack, Text } from '@counterpoint/kit/core';
import { type Column, DataTable } from '@counterpoint/kit/table';
import { useState } from 'react';
import * as text from '../../messages/shares.generated.ts';
import type { ComparedLine, Comparison } from './compared-lines.ts';
import { Difference } from './difference.tsx';

export type ComparedRow = { readonly key: string; readonly line: ComparedLine | null };

const FEW = 12;

interface ComparedTableProps {
  readonly caption: string;
  readonly comparison: Comparison;
  readonly titles: readonly string[];
  readonly who: string;
  readonly base?: string;
}

export function ComparedTable({ caption, comparison, titles, who, base = text.registered() }: ComparedTableProps) {
  const { rows } = comparison;
  const [showsAll, setShowsAll] = useState(rows.length <= FEW);
  const shown = showsAll
    ? rows
    : rows.filter(({ isNew, versions }) => isNew || versions.some(({ difference }) => difference !== 0));
  const remaining = rows.length - shown.length;
  return (
    <>
      <DataTable<ComparedRow>
        caption={caption}
        columns={columnsOf({ comparison, titles, who, base })}
        rows={[...shown.map((line) => ({ key: line.key, line })), { key: 'total', line: null }]}
        rowKey={({ key }) => key}
        card={({ line }) => <ComparedCard line={line} comparison={comparison} titles={titles} base={base} />}
        wideFrom={FROM_LARGE}
      />
      {remaining > 0 && (
        <Box paddingX={{ lg: '2' }} paddingY="2">
          <VanishingButton onClick={() => setShowsAll(true)}>
            {text.showUnchanged({ count: remaining })}
          </VanishingButton>
        </Box>
      )}
    </>
  );
}

function columnsOf({
  comparison,
  titles,
  who,
  base,
}: Required<Omit<ComparedTableProps, 'caption'>>): Column<ComparedRow>[] {
  const isOne = titles.length === 1;
  const versions = titles.map(
    (title, index): Column<ComparedRow> => ({
      id: `version ${index}`,
      header: <VersionTitle title={title} />,
      align: 'end',
      cell: ({ line }) => {
        const at = line?.versions[index];
        if (!at) return <strong>{formatShare(comparison.totals[index] ?? 0)}</strong>;
        return isOne ? formatShare(at.share) : <WithDifference {...at} />;
      },
    }),
  );
  const difference: Column<ComparedRow> = {
    id: 'difference',
    header: text.difference(),
    align: 'end',
    cell: ({ line }) => line?.versions[0] && <Difference difference={line.versions[0].difference} />,
  };
  return [
    { id: 'who', header: who, cell: ({ line }) => <LineName line={line} />, isRowHeader: true },
    {
      id: 'registered',
      header: base,
      align: 'end',
      cell: ({ line }) =>
        line ? formatShare(line.registered) : <strong>{formatShare(comparison.registeredTotal)}</strong>,
    },
    ...versions,
    ...(isOne ? [difference] : []),
  ];
}

/** Breaks long names instead of pushing the differences out of view. */
function VersionTitle({ title }: { title: string }) {
  return (
    <Text as="span" display="inline-block" maxWidth="11rem" whiteSpace="normal" overflowWrap="anywhere">
      {title}
    </Text>
  );
}

/** Competing claims have no single difference. */
function WithDifference({ share, difference }: ComparedLine['versions'][number]) {
  return (
    <>
      {formatShare(share)}
      {difference !== 0 && (
        <Text as="span" display="block" fontSize="sm">
          <Difference difference={difference} />
        </Text>
      )}
    </>
  );
}

interface ComparedCardProps {
  readonly line: ComparedLine | null;
  readonly comparison: Comparison;
  readonly titles: readonly string[];
  readonly base: string;
}

function ComparedCard({ line, comparison, titles, base }: ComparedCardProps) {
  return (
    <Stack gap="1.5">
      <Box fontWeight="semibold" overflowWrap="anywhere">
        <LineName line={line} />
      </Box>
      <Figure label={base} share={line?.registered ?? comparison.registeredTotal} />
      {titles.map((title, index) => (
        <Figure
          key={title}
          label={title}
          share={line?.versions[index]?.share ?? comparison.totals[index] ?? 0}
          difference={line?.versions[index]?.difference ?? 0}
        />
      ))}
    </Stack>
  );
}

function Figure({ label, share, difference = 0 }: { label: string; share: number; difference?: number }) {
  return (
    <Flex wrap="wrap" columnGap="3">
      <Text color="muted" flex="1 1 6rem" minWidth="0" overflowWrap="anywhere">
        {label}
      </Text>
      <Flex gap="3" flexShrink="0" marginInlineStart="auto">
        {difference !== 0 && <Difference difference={difference} />}
        <Text as="span" fontVariantNumeric="tabular-nums">
          {formatShare(share)}
        </Text>
      </Flex>
    </Flex>
  );
}

function LineName({ line }: { line: ComparedLine | null }) {
  if (!line) return text.total();
  const { name, role, isMine, isRegistered } = line;
  const below = [role, !isRegistered && text.notRegistered()].filter(Boolean).join(' · ');
  return (
    <>
      {isMine ? text.you({ name }) : name}
      {below && (
        <Note as="span" display="block" fontWeight="normal">
          {below}
        </Note>
      )}
    </>
  );
}
