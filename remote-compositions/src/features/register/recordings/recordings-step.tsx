import { LinkedLines, useLines } from '@counterpoint/catalogue/lines';
import { useHost } from '@counterpoint/contract';
import type { RepertoireRecording } from '@counterpoint/domain/schemas/recordings';
import { fullTitle } from '@counterpoint/kit/text';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { searchRecordings } from '../../../api/recording-search-api.ts';
import type { DraftValues, RecordingValues } from '../draft-values.ts';
import { foundLine, recordingDetail, recordingName, typedLine } from './recording-line.ts';
import { RecordingRow } from './recording-row.tsx';

export function RecordingsStep() {
  const { http } = useHost();
  const { removed, ...lines } = useRecordingLines();
  return (
    <LinkedLines<RepertoireRecording>
      id="recordings"
      title="Recordings"
      help="Use is reported by recording: with its ISRC here, what is played is matched to this work. You can add recordings later, too."
      removed={removed && recordingName(removed.line, removed.index)}
      onBringBack={lines.undoRemove}
      onType={(query) => lines.type(typedLine(query))}
      picker={{
        label: 'Add a recording',
        placeholder: 'ISRC, title or artist',
        search: (query, signal) => searchRecordings(http, query, signal),
        itemKey: ({ id }) => id,
        itemLabel: (recording) => `${fullTitle(recording)} by ${recording.display_artist}`,
        itemDetail: recordingDetail,
        onPick: (recording) => lines.add(foundLine(recording)),
        emptyHint: 'The society has no such recording.',
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
