import { formatShare, type Right } from '@counterpoint/domain/shares';
import { Box, Flex, Heading, Note, Stack, StackedCard, Text } from '@counterpoint/kit/core';
import { SharesBar } from '@counterpoint/kit/table';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register-shares.generated.ts';
import type { DraftValues } from '../../../ui/draft/draft-values.ts';
import { type RightTotal, rightsInUse, totalOfRight } from './share-totals.ts';

export function TotalsPanel() {
  return (
    <StackedCard as="section" aria-label={text.totals()}>
      <Heading as="h2">{text.totals()}</Heading>
      {useTotals().map((total) => (
        <RightPart key={total.right} {...total} />
      ))}
      <Note>{text.totalsHint()}</Note>
    </StackedCard>
  );
}

function RightPart({ label, total, writers, publishers, isComplete, words, parts }: RightTotal) {
  return (
    <Stack gap="1.5">
      <Flex justify="space-between" gap="3">
        <span>{label}</span>
        <TotalFigure total={total} isComplete={isComplete} />
      </Flex>
      <SharesBar parts={parts} />
      <Text color={isComplete ? 'green.text' : 'terracotta.text'} fontSize="sm">
        {words ?? text.allocated()}
      </Text>
      <Flex
        justify="space-between"
        wrap="wrap"
        columnGap="3"
        color="muted"
        fontSize="sm"
        fontVariantNumeric="tabular-nums"
      >
        <span>{text.writersHold({ share: formatShare(writers) })}</span>
        <span>{text.publishersHold({ share: formatShare(publishers) })}</span>
      </Flex>
    </Stack>
  );
}

export function TotalsBar() {
  return (
    <Box
      aria-hidden
      display={{ base: 'block', lg: 'none' }}
      position="sticky"
      bottom="0"
      zIndex="sticky"
      background="card"
      borderTopWidth="1px"
      borderColor="line"
      marginX="-4"
      paddingX="4"
      paddingY="2.5"
      css={{
        // Keeps the scroll target, such as a focused field, above the bar.
        ':root:has(&)': { scrollPaddingBottom: '4rem' },
        // A picker's results would be behind the bar.
        ':root:has([role=combobox][aria-expanded=true]) &': { visibility: 'hidden' },
      }}
    >
      <Flex justify="space-between" gap="4" wrap="wrap">
        {useTotals().map(({ right, label, total, isComplete }) => (
          <Flex key={right} gap="2">
            <Text color="muted">{label}</Text>
            <TotalFigure total={total} isComplete={isComplete} />
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}

function TotalFigure({ total, isComplete }: { total: number; isComplete: boolean }) {
  return (
    <Text
      as="strong"
      fontWeight="bold"
      fontVariantNumeric="tabular-nums"
      color={isComplete ? 'green.text' : 'terracotta.text'}
    >
      {formatShare(total)}
    </Text>
  );
}

function useTotals(): RightTotal[] {
  const { control } = useFormContext<DraftValues>();
  const [writers, publishers] = useWatch({ control, name: ['writers', 'publishers'] });
  const work = { writers, publishers };
  return rightsInUse(work).map((right) => totalOfRight(work, right));
}

/** Synchronisation is usually left to agreements: its column appears with its first share, or on demand. */
export function useShownRights(): { readonly rights: readonly Right[]; readonly onShowAll: (() => void) | null } {
  const { control } = useFormContext<DraftValues>();
  const inUse = useWatch({
    control,
    name: ['writers', 'publishers'],
    compute: ([writers, publishers]) => rightsInUse({ writers, publishers }),
  });
  const [showsAll, setShowsAll] = useState(false);
  const rights: readonly Right[] = showsAll ? ['pr', 'mr', 'sr'] : inUse;
  return { rights, onShowAll: rights.length < 3 ? () => setShowsAll(true) : null };
}
