import { useHost } from '@counterpoint/contract';
import { RIGHT_LABELS } from '@counterpoint/domain/schemas';
import type { Right } from '@counterpoint/domain/shares';
import { Alert, Box, Button, Card, Flex, Grid, Heading, Stack, Text } from '@counterpoint/kit/core';
import { useFormContext, useFormState } from 'react-hook-form';
import type { DraftValues } from '../draft-values.ts';
import { IpiHint } from '../writers/ipi-hint.tsx';
import { partyOf } from '../writers/new-writer-line.ts';
import { rightsInUse, totalOfRight } from '../writers/share-totals.ts';
import { TotalsBar, TotalsPanel } from '../writers/totals-panel.tsx';
import { useWriterLines, type WriterLines } from '../writers/use-writer-lines.ts';
import { writerColumns } from '../writers/writer-columns.ts';
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
      {error && <Alert tone="error" title={error} />}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 18rem', lg: 'minmax(0, 1fr) 15rem' }}
        gap="4"
        alignItems="start"
      >
        <Card as="section" padding="none" overflow="visible" id="writers" tabIndex={-1} aria-label="Writers">
          <Header lines={lines} />
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
        <Stack gap="4">
          <TotalsPanel totals={totals} />
          <IpiHint writers={lines.writers} />
        </Stack>
      </Grid>
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
      display={{ base: 'none', lg: 'grid' }}
      templateColumns={writerColumns(rights.length)}
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
