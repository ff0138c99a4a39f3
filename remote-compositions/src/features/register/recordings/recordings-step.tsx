import { isrcText } from '@counterpoint/area-ui/draft-text';
import { searchRecordings } from '@counterpoint/area-ui/repertoire';
import { FieldInput, useFieldError } from '@counterpoint/catalogue/fields';
import { LinkedLines, useLines } from '@counterpoint/catalogue/lines';
import { useHost } from '@counterpoint/contract';
import { fieldsOf, RECORDING_MENTION_FIELDS } from '@counterpoint/domain/fields';
import { formatIsrc, parseIsrc } from '@counterpoint/domain/identifiers';
import type { RepertoireRecording } from '@counterpoint/domain/schemas/recordings';
import { Box, Flex, Grid, Icon, IconButton, Name, StatusBadge } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { FactsLine } from '@counterpoint/kit/page';
import { formatClock, fullTitle, joinParts } from '@counterpoint/kit/text';
import { type ReactNode, useId, useState } from 'react';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register.generated.ts';
import type { DraftValues, RecordingValues } from '../../../ui/draft/draft-values.ts';
import { recordingValues } from '../../../ui/draft/line-values.ts';

export function RecordingsStep() {
  const { http } = useHost();
  const { removed, ...lines } = useRecordingLines();
  return (
    <LinkedLines<RepertoireRecording>
      name="recordings"
      title={text.recordingsStep()}
      help={text.recordingsHelp()}
      removed={removed && recordingName(removed.line, removed.index)}
      onUndo={lines.undoRemove}
      onType={(query) => lines.type(typedLine(query))}
      picker={{
        label: text.addRecording(),
        placeholder: text.recordingPlaceholder(),
        search: (query, signal) => searchRecordings(http, query, signal),
        itemKey: ({ id }) => id,
        itemLabel: (recording) => text.titleByArtist({ title: fullTitle(recording), artist: recording.display_artist }),
        itemDetail: recordingDetail,
        onPick: (recording) => lines.add(foundLine(recording)),
        emptyHint: text.noRecording(),
      }}
    >
      {lines.fields.map(({ id }, index) => (
        <RecordingRow key={id} index={index} isOpenFirst={lines.opened === index} onRemove={lines.remove} />
      ))}
    </LinkedLines>
  );
}

function useRecordingLines() {
  const { control, getValues } = useFormContext<DraftValues>();
  const { fields, ...array } = useFieldArray({ control, name: 'recordings' });
  const lines = useLines(array, (index) => getValues(`recordings.${index}`));
  const [opened, setOpened] = useState<number | null>(null);
  return {
    ...lines,
    fields,
    opened,
    type(line: RecordingValues) {
      setOpened(getValues('recordings').length);
      lines.add(line);
    },
    remove(index: number) {
      setOpened(null);
      lines.remove(index);
    },
  };
}

interface RecordingRowProps {
  readonly index: number;
  readonly isOpenFirst: boolean;
  readonly onRemove: (index: number) => void;
}

function RecordingRow({ index, isOpenFirst, onRemove }: RecordingRowProps) {
  const { control } = useFormContext<DraftValues>();
  const line = useWatch({ control, name: `recordings.${index}` });
  const errors = useFormState({ control, name: `recordings.${index}` }).errors.recordings?.[index];
  const [isUnfolded, setUnfolded] = useState(isOpenFirst);
  const fieldsId = useId();
  const isOpen = isUnfolded || errors !== undefined;
  const name = recordingName(line, index);
  return (
    <Box as="li" paddingX="4" paddingY="3" borderTopWidth="1px" borderColor="line">
      <Flex gap="3" align="start">
        <Box flex="1" minWidth="0">
          <Name>{name}</Name>
          <Flex gap="2" wrap="wrap" align="center" color="muted" fontSize="sm" fontVariantNumeric="tabular-nums">
            {joinParts([isrcText(line.isrc), line.duration_s, line.release_title, line.label], ' · ') || text.noFacts()}
            {line.recording_id !== null && <StatusBadge tone="green">{text.linkedRecording()}</StatusBadge>}
          </Flex>
        </Box>
        <Flex>
          <IconButton
            size="sm"
            color="muted"
            aria-label={text.editNamed({ name })}
            title={text.edit()}
            aria-expanded={isOpen}
            aria-controls={fieldsId}
            onClick={() => setUnfolded(!isOpen)}
          >
            <Icon name={isOpen ? 'chevron-up' : 'pencil'} size={16} />
          </IconButton>
          <IconButton size="sm" color="muted" aria-label={text.removeNamed({ name })} onClick={() => onRemove(index)}>
            <Icon name="close" size={16} />
          </IconButton>
        </Flex>
      </Flex>
      <div id={fieldsId}>{isOpen && <RecordingFields index={index} isFocused={isOpenFirst} />}</div>
    </Box>
  );
}

const { isrc, ...described } = RECORDING_MENTION_FIELDS;

function RecordingFields({ index, isFocused }: { index: number; isFocused: boolean }) {
  return (
    <Grid gap="3" paddingTop="3" templateColumns="repeat(auto-fill, minmax(min(100%, 14rem), 1fr))" alignItems="end">
      <IsrcField index={index} isFocused={isFocused} />
      {fieldsOf(described).map(([name, field]) => (
        <FieldInput key={name} field={field} name={`recordings.${index}.${name}`} />
      ))}
    </Grid>
  );
}

function IsrcField({ index, isFocused }: { index: number; isFocused: boolean }) {
  const { register, setValue } = useFormContext<DraftValues>();
  const name = `recordings.${index}.isrc` as const;
  const field = register(name, {
    onBlur: (event: { target: { value: string } }) => setValue(name, isrcText(event.target.value)),
  });
  return (
    <Field label={isrc.label()} isOptional error={useFieldError(name)}>
      {/* The ISRC of a recording added by hand is typed next. */}
      <Input autoComplete="off" placeholder="GB-EMI-03-00013" autoFocus={isFocused} {...field} />
    </Field>
  );
}

function foundLine({ id, ...recording }: RepertoireRecording): RecordingValues {
  return recordingValues.parse({ ...recording, recording_id: id });
}

function typedLine(query: string): RecordingValues {
  return recordingValues.parse(parseIsrc(query) ? { isrc: query } : { title: query });
}

function recordingName({ title, version_title, display_artist, isrc }: RecordingValues, place: number): string {
  const name = title.trim() || isrcText(isrc) || text.recordingNumber({ number: place + 1 });
  const version = version_title.trim();
  const full = version ? text.titleWithVersion({ title: name, version }) : name;
  const artist = display_artist.trim();
  return artist ? text.titleByArtist({ title: full, artist }) : full;
}

function recordingDetail({ isrc, duration_s, label }: RepertoireRecording): ReactNode {
  return <FactsLine facts={[isrc && formatIsrc(isrc), duration_s !== null && formatClock(duration_s), label]} />;
}
