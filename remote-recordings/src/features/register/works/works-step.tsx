import { BringBack } from '@counterpoint/catalogue/lines';
import { useHost } from '@counterpoint/contract';
import { formatIswc } from '@counterpoint/domain/identifiers';
import type { RepertoireRow } from '@counterpoint/domain/schemas';
import { SearchPicker } from '@counterpoint/kit/components';
import { Box, Button, Card, Heading, Stack, Text } from '@counterpoint/kit/core';
import { searchWorks } from '../../../api/works-api.ts';
import { useWorkLines, type WorkLines } from './use-work-lines.ts';
import { foundLine, typedLine, writersOf } from './work-line.ts';
import { WorkRow } from './work-row.tsx';

/** The works that are recorded: linked where they are the society's, told in words besides. */
export function WorksStep() {
  const lines = useWorkLines();
  const { removed } = lines;
  return (
    <Card as="section" id="works" tabIndex={-1} aria-label="Works" padding="none" overflow="visible">
      <Stack gap="1" padding="4">
        <Heading as="h2">Works</Heading>
        <Text color="muted">
          Which works are played on it. Where one is linked, what is paid for the recording is told to its writers, and
          the work shows the recording.
        </Text>
        <BringBack words={removed ? `${removed.name} is removed.` : null} onBringBack={lines.undoRemove} />
      </Stack>
      <Box as="ul" listStyleType="none" margin="0" padding="0">
        {lines.fields.map(({ id }, index) => (
          <WorkRow key={id} index={index} onRemove={lines.remove} />
        ))}
      </Box>
      <WorkPicker lines={lines} />
    </Card>
  );
}

function WorkPicker({ lines }: { lines: WorkLines }) {
  const { http } = useHost();
  return (
    <Box padding="4" borderTopWidth="1px" borderColor="line">
      <SearchPicker<RepertoireRow>
        label="Add a work"
        placeholder="ISWC, title or writer"
        search={(query, signal) => searchWorks(http, query, signal)}
        itemKey={({ id }) => id}
        itemLabel={({ title }) => title}
        itemDetail={(row) => [row.iswc && formatIswc(row.iswc), writersOf(row)].filter(Boolean).join(' · ')}
        onPick={(row) => lines.add(foundLine(row))}
        emptyHint="The society has no such work."
        footer={(query) => (
          <Button variant="ghost" size="sm" onClick={() => lines.add(typedLine(query))}>
            Enter it by hand
          </Button>
        )}
      />
      <Box paddingTop="2" marginInlineStart="-3">
        <Button variant="ghost" size="sm" onClick={() => lines.add(typedLine(''))}>
          Enter one by hand
        </Button>
      </Box>
    </Box>
  );
}
