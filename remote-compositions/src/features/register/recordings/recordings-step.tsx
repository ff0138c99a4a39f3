import { LinkedLines } from '@counterpoint/catalogue/lines';
import { useHost } from '@counterpoint/contract';
import type { RepertoireRecording } from '@counterpoint/domain/schemas';
import { fullTitle } from '@counterpoint/kit/text';
import { searchRecordings } from '../../../api/recording-search-api.ts';
import { foundLine, recordingDetail, typedLine } from './recording-line.ts';
import { RecordingRow } from './recording-row.tsx';
import { useRecordingLines } from './use-recording-lines.ts';

/** The recordings of the work. */
export function RecordingsStep() {
  const { http } = useHost();
  const lines = useRecordingLines();
  return (
    <LinkedLines<RepertoireRecording>
      id="recordings"
      title="Recordings"
      help="Use is reported by recording: with its ISRC here, what is played is matched to this work. You can add recordings later, too."
      removed={lines.removed?.name ?? null}
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
