import { searchRecordings } from '@counterpoint/area-ui/repertoire';
import { LinkDialog } from '@counterpoint/catalogue/links';
import { useHost } from '@counterpoint/contract';
import { formatIsrc } from '@counterpoint/domain/identifiers';
import type { RecordingLinkView } from '@counterpoint/domain/schemas/recordings';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { fullTitle } from '@counterpoint/kit/text';
import * as text from '../../../messages/recordings.generated.ts';

interface LinkRecordingDialogProps {
  readonly work: WorkDetails;
  readonly linked: readonly RecordingLinkView[];
  readonly link: (recordingId: string) => Promise<unknown>;
  readonly onClose: () => void;
}

export function LinkRecordingDialog({ work, linked, link, onClose }: LinkRecordingDialogProps) {
  const { http } = useHost();
  return (
    <LinkDialog
      noun="recording"
      words={text.linkHint(work)}
      placeholder={text.searchPlaceholder()}
      search={async (query, signal) => {
        const found = await searchRecordings(http, query, signal);
        return found.filter(({ id }) => !linked.some(({ recording_id }) => recording_id === id));
      }}
      labelOf={(recording) => text.titleAndArtist({ title: fullTitle(recording), artist: recording.display_artist })}
      factsOf={({ isrc }) => [isrc && formatIsrc(isrc)]}
      link={({ id }) => link(id)}
      onClose={onClose}
    />
  );
}
