import { VanishingButton } from '@counterpoint/area-ui/page';
import { useFieldError } from '@counterpoint/catalogue/fields';
import { UndoRemove, useSplit } from '@counterpoint/catalogue/lines';
import { formatShare } from '@counterpoint/domain/shares';
import { Box, Button, Card, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register-shares.generated.ts';
import { type DraftValues, shareOf } from '../../../ui/draft/draft-values.ts';
import { TotalsBar, TotalsPanel, useShownRights } from '../totals/totals-panel.tsx';
import { ChainCard } from './chain-card.tsx';
import { LineFindings } from './line-findings.tsx';
import { chainsIn } from './publisher-chains.ts';
import { PublisherPicker } from './publisher-picker.tsx';
import { type PublisherLines, usePublisherLines } from './use-publisher-lines.ts';
import { ALL_MECHANICAL, HALF_EACH, splitUsually } from './usual-split.ts';

export function PublishersStep() {
  const lines = usePublisherLines();
  const { rights, onShowAll } = useShownRights();
  const chains = chainsIn(lines.fields);
  return (
    <LineFindings>
      <Flex wrap="wrap" gap="4" align="start">
        <Stack
          as="section"
          id="publishers"
          tabIndex={-1}
          aria-label={text.publishers()}
          gap="4"
          flex="4 1 46rem"
          minWidth="0"
        >
          <Header lines={lines} onShowAll={onShowAll} />
          <UndoRemove words={describeRemoved(lines)} onUndo={lines.undoRemove} />
          {chains.map((chain, index) => (
            <ChainCard key={chain.chain} place={index + 1} chain={chain} lines={lines} rights={rights} />
          ))}
          <Card overflow="visible">
            <PublisherPicker
              label={chains.length === 0 ? text.addPublisher() : text.addAnotherPublisher()}
              onPick={lines.begin}
            />
          </Card>
        </Stack>
        <Stack gap="4" flex="1 1 15rem" minWidth="0">
          <TotalsPanel />
        </Stack>
      </Flex>
      <TotalsBar />
    </LineFindings>
  );
}

function describeRemoved({ removed }: PublisherLines): string | null {
  if (!removed) return null;
  const count = removed.lines.length - 1;
  return count === 0 ? text.removed(removed) : text.chainRemoved({ name: removed.name, count });
}

function Header({ lines, onShowAll }: { lines: PublisherLines; onShowAll: (() => void) | null }) {
  const error = useFieldError('publishers');
  const { split, undo } = useSplit<DraftValues>(['writers', 'publishers'], 'shares');
  const hasLines = lines.fields.length > 0;
  return (
    <Box>
      <Flex justify="space-between" align="center" wrap="wrap" gap="2">
        <Heading as="h2">{text.publishers()}</Heading>
        {hasLines && (
          <Flex gap="2" wrap="wrap" marginInlineStart={{ base: '-3', md: '0' }}>
            {onShowAll && <VanishingButton onClick={onShowAll}>{text.addSynchronisation()}</VanishingButton>}
            {undo}
            <Button variant="ghost" size="sm" onClick={() => split((work) => splitUsually(work, HALF_EACH))}>
              {text.splitHalf()}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => split((work) => splitUsually(work, ALL_MECHANICAL))}>
              {text.splitMechanical()}
            </Button>
          </Flex>
        )}
      </Flex>
      <Text color="muted">{hasLines ? text.publishersHint() : text.publishersEmpty()}</Text>
      <WritersAfterSplit isSplit={undo !== false} />
      {error && (
        <Text color="terracotta.text" paddingTop="2">
          {error}
        </Text>
      )}
    </Box>
  );
}

/** A split also changes shares of the writers, which are in another step. */
function WritersAfterSplit({ isSplit }: { isSplit: boolean }) {
  const { control } = useFormContext<DraftValues>();
  const shares = useWatch({
    control,
    name: 'writers',
    compute: (writers) =>
      writers.map(({ party: { name }, shares: { pr, mr } }) =>
        text.writerAfterSplit({ name, pr: formatShare(shareOf(pr)), mr: formatShare(shareOf(mr)) }),
      ),
  });
  return (
    <Text role="status" fontWeight="semibold">
      {isSplit && text.writersAfterSplit({ shares: shares.join('; ') })}
    </Text>
  );
}
