import { LinkedLines, useLines } from '@counterpoint/catalogue/lines';
import { useHost } from '@counterpoint/contract';
import type { RepertoireRecording } from '@counterpoint/domain/schemas/recordings';
import { fullTitle } from '@counterpoint/kit/text';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { searchRecordings } from '../../../api/recording-search-api.ts';
import * as text from '../../../messages/register.generated.ts';
import type { DraftValues, RecordingValues } from '../draft-values.ts';
import { foundLine, recordingDetail, recordingName, typedLine } from './recording-line.ts';
import { RecordingRow } from './recording-row.tsx';

export function RecordingsStep() {
  const { http } = useHost();
  const { removed, ...lines } = useRecordingLines();
  return (
    <LinkedLines<RepertoireRecording>
      id="recordings"
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
