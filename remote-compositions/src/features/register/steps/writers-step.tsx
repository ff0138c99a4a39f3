import { useHost } from '@counterpoint/contract';
import { RIGHT_LABELS } from '@counterpoint/domain/schemas';
import type { Right } from '@counterpoint/domain/shares';
import { Box, Button, Card, Flex, Grid, Heading, Stack, Text } from '@counterpoint/kit/core';
import { useFormContext, useFormState } from 'react-hook-form';
import type { DraftValues } from '../draft-values.ts';
import { IpiHint } from '../writers/ipi-hint.tsx';
import { partyOf } from '../writers/new-writer-line.ts';
import { rightsInUse, totalOfRight } from '../writers/share-totals.ts';
import { TotalsBar, TotalsPanel } from '../writers/totals-panel.tsx';
import { useWriterLines, type WriterLines } from '../writers/use-writer-lines.ts';
import { IN_ONE_LINE, writerColumns } from '../writers/writer-columns.ts';
import { WriterPicker } from '../writers/writer-picker.tsx';
import { WriterRow } from '../writers/writer-row.tsx';

/** Who wrote the work, and what each has of each right; the totals beside. */
export function WriterFields() {
  const { control } = useFormContext<DraftValues>();
  const { errors } = useFormState({ control });
  const lines = useWriterLines();
  const rights = rightsInUse(lines.writers);
  const totals = rights.map((right) => totalOfRight(lines.writers, right));
  const error = errors.writers?.root?.message ?? errors.writers?.message;
  return (
    <>
      <Flex wrap="wrap" gap="4" align="start">
        <Card
          as="section"
          id="writers"
          tabIndex={-1}
          aria-label="Writers"
          padding="none"
          overflow="visible"
          flex="4 1 46rem"
          // The picker's results lie over what follows: a container is a layer of its own.
          position="relative"
          zIndex="1"
          css={{ containerType: 'inline-size' }}
        >
          <Header lines={lines} />
          {error && (
            <Text paddingX="4" paddingBottom="3" color="terracotta.text">
              {error}
            </Text>
          )}
          {lines.fields.length > 0 && <ColumnHeads rights={rights} />}
          <Box as="ul" listStyleType="none" margin="0" padding="0">
            {lines.fields.map((field, index) => (
              <WriterRow
                key={field.id}
                index={index}
                party={field.party}
                rights={rights}
                onRemove={() => lines.remove(index)}
              />
            ))}
          </Box>
          <Box padding="4" borderTopWidth="1px" borderColor="line">
            <WriterPicker onPick={lines.add} />
          </Box>
        </Card>
        <Stack gap="4" flex="1 1 15rem" minWidth="0">
          <TotalsPanel totals={totals} />
          <IpiHint writers={lines.writers} />
        </Stack>
      </Flex>
      <TotalsBar totals={totals} />
    </>
  );
}

function Header({ lines }: { lines: WriterLines }) {
  const { user } = useHost();
  const me = partyOf(user);
  const canAddMe = me !== null && !lines.writers.some((writer) => writer.party_id === me.id);
  return (
    <Flex justify="space-between" align="center" wrap="wrap" gap="2" paddingX="4" paddingY="3">
      <Heading as="h2">Writers</Heading>
      <Flex gap="2" wrap="wrap">
        {lines.undoSplit && (
          <Button variant="ghost" size="sm" onClick={lines.undoSplit}>
            Undo the split
          </Button>
        )}
        {lines.writers.length > 1 && (
          <Button variant="ghost" size="sm" onClick={lines.split}>
            Split evenly
          </Button>
        )}
        {canAddMe && (
          <Button variant="outline" size="sm" onClick={() => lines.add(me)}>
            Add me
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

function ColumnHeads({ rights }: { rights: readonly Right[] }) {
  const heads = ['Writer', 'Role', ...rights.map((right) => `${RIGHT_LABELS[right]} %`), 'Confirmation', ''];
  return (
    <Grid
      aria-hidden
      display="none"
      templateColumns={writerColumns(rights.length)}
      css={{ [IN_ONE_LINE]: { display: 'grid' } }}
      gap="3"
      background="sunken"
      paddingX="4"
      paddingY="2"
    >
      {heads.map((head) => (
        <Text key={head} fontSize="xs" fontWeight="semibold" color="muted">
          {head}
        </Text>
      ))}
    </Grid>
  );
}
