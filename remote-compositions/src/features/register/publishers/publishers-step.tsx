import { useFieldError } from '@counterpoint/catalogue/fields';
import { BringBack } from '@counterpoint/catalogue/lines';
import { Box, Button, Card, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import { TotalsBar, TotalsPanel } from '../totals/totals-panel.tsx';
import { useShownRights } from '../totals/use-shown-rights.ts';
import { ChainCard } from './chain-card.tsx';
import { LineFindings } from './line-findings.tsx';
import { chainsIn } from './publisher-chains.ts';
import { PublisherPicker } from './publisher-picker.tsx';
import { type PublisherLines, usePublisherLines } from './use-publisher-lines.ts';
import { UsualSplitButtons } from './usual-split-buttons.tsx';

export function PublishersStep() {
  const lines = usePublisherLines();
  const { rights, onShowAll } = useShownRights();
  const chains = chainsIn(lines.fields);
  return (
    <LineFindings>
      <Flex wrap="wrap" gap="4" align="start">
        <Stack as="section" id="publishers" tabIndex={-1} aria-label="Publishers" gap="4" flex="4 1 46rem" minWidth="0">
          <Header lines={lines} onShowAll={onShowAll} />
          <BringBack words={removedWords(lines)} onBringBack={lines.undoRemove} />
          {chains.map((chain, index) => (
            <ChainCard key={chain.chain} place={index + 1} chain={chain} lines={lines} rights={rights} />
          ))}
          <Card overflow="visible">
            <PublisherPicker
              label={chains.length === 0 ? 'Add a publisher' : 'Add another publisher'}
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

function removedWords({ removed }: PublisherLines): string | null {
  if (!removed) return null;
  const others = removed.lines.length - 1;
  if (others === 0) return `${removed.name} is removed.`;
  return `${removed.name} and ${others === 1 ? 'one' : others} below are removed.`;
}

function Header({ lines, onShowAll }: { lines: PublisherLines; onShowAll: (() => void) | null }) {
  const error = useFieldError('publishers');
  const hasLines = lines.fields.length > 0;
  return (
    <Box>
      <Flex justify="space-between" align="center" wrap="wrap" gap="2">
        <Heading as="h2">Publishers</Heading>
        {hasLines && (
          <Flex gap="2" wrap="wrap">
            {onShowAll && (
              <Button variant="ghost" size="sm" onClick={onShowAll}>
                Add synchronisation
              </Button>
            )}
            <UsualSplitButtons lines={lines} />
          </Flex>
        )}
      </Flex>
      <Text color="muted">
        {hasLines
          ? 'An original publisher owns; administrators and sub-publishers below it collect in its place.'
          : 'Leave this empty if nobody publishes the work: writers then keep all of it.'}
      </Text>
      {error && (
        <Text color="terracotta.text" paddingTop="2">
          {error}
        </Text>
      )}
    </Box>
  );
}
