import { BringBack } from '@counterpoint/catalogue/lines';
import { fullTitle } from '@counterpoint/catalogue/words';
import { useHost } from '@counterpoint/contract';
import type { RepertoireRecording } from '@counterpoint/domain/schemas';
import { SearchPicker } from '@counterpoint/kit/components';
import { Box, Button, Card, Heading, Stack, Text } from '@counterpoint/kit/core';
import { searchRecordings } from '../../../api/recording-search-api.ts';
import { foundLine, recordingDetail, typedLine } from './recording-line.ts';
import { RecordingRow } from './recording-row.tsx';
import { type RecordingLines, useRecordingLines } from './use-recording-lines.ts';

/** The recordings of the work: found among the society's, or told in words. */
export function RecordingsStep() {
  const lines = useRecordingLines();
  const { removed } = lines;
  return (
    <Card as="section" id="recordings" tabIndex={-1} aria-label="Recordings" padding="none" overflow="visible">
      <Stack gap="1" padding="4">
        <Heading as="h2">Recordings</Heading>
        <Text color="muted">
          Use is reported by recording: with its ISRC here, what is played is matched to this work. You can add
          recordings later, too.
        </Text>
        <BringBack words={removed ? `${removed.name} is removed.` : null} onBringBack={lines.undoRemove} />
      </Stack>
      <Box as="ul" listStyleType="none" margin="0" padding="0">
        {lines.fields.map(({ id }, index) => (
          <RecordingRow key={id} index={index} isOpenFirst={lines.opened === index} onRemove={lines.remove} />
        ))}
      </Box>
      <RecordingPicker lines={lines} />
    </Card>
  );
}

function RecordingPicker({ lines }: { lines: RecordingLines }) {
  const { http } = useHost();
  return (
    <Box padding="4" borderTopWidth="1px" borderColor="line">
      <SearchPicker<RepertoireRecording>
        label="Add a recording"
        placeholder="ISRC, title or artist"
        search={(query, signal) => searchRecordings(http, query, signal)}
        itemKey={({ id }) => id}
        itemLabel={(recording) => `${fullTitle(recording)} by ${recording.display_artist}`}
        itemDetail={recordingDetail}
        onPick={(recording) => lines.add(foundLine(recording))}
        emptyHint="The society has no such recording."
        footer={(query) => (
          <Button variant="ghost" size="sm" onClick={() => lines.type(typedLine(query))}>
            Enter it by hand
          </Button>
        )}
      />
      <Box paddingTop="2" marginInlineStart="-3">
        <Button variant="ghost" size="sm" onClick={() => lines.type(typedLine(''))}>
          Enter one by hand
        </Button>
      </Box>
    </Box>
  );
}
