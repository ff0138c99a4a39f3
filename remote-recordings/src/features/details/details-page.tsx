import { AskedDialogs } from '@counterpoint/area-ui/later';
import { useEntry } from '@counterpoint/catalogue/entry';
import { NotShown } from '@counterpoint/catalogue/versions';
import { isMissing, messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useQueryClient } from '@counterpoint/contract/query';
import { useParams, useSearchParams } from '@counterpoint/contract/router';
import { ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { fullTitle } from '@counterpoint/kit/text';
import { useEffect } from 'react';
import { recordingKeys } from '../../api/recording-keys.ts';
import { RECORDINGS } from '../../api/recordings.ts';
import { AskedClaim } from './claims/asked-claim.tsx';
import { RecordingOverview } from './recording-overview.tsx';

const LIST = { href: paths.recordings.list(), name: 'Sound recordings', own: 'Your recordings' };
const NOT_SHOWN = { name: 'Sound recording', noun: 'recording', list: LIST };

/** One recording, with its dialogs beside it: what is typed in one does not go with the part that led to it. */
export function DetailsPage() {
  return (
    <AskedDialogs>
      <Recording />
    </AskedDialogs>
  );
}

function Recording() {
  const { soundrecordingId = '' } = useParams();
  const { setTitle } = useHost();
  useRecordingsLive();
  const recording = useEntry(RECORDINGS, soundrecordingId);
  const title = recording.data ? fullTitle(recording.data) : 'Sound recording';
  useEffect(() => setTitle(title), [setTitle, title]);
  const handleAnswered = useAskedGone();

  // A recording that is gone since it was opened must not go on showing as if it were there.
  if (isMissing(recording.error))
    return <NotShown {...NOT_SHOWN} was={recording.data ? { ...recording.data, title } : null} />;
  if (recording.data)
    return (
      <>
        <RecordingOverview recording={recording.data} />
        <AskedClaim recording={recording.data} onClose={handleAnswered} />
      </>
    );
  if (recording.isError)
    return <ErrorState message={messageOf(recording.error)} onRetry={() => void recording.refetch()} />;
  return <ListSkeleton rows={6} />;
}

/** Fetches again whatever of recordings is on the screen, whenever the server says that they or their cases changed. */
function useRecordingsLive(): void {
  const { live } = useHost();
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: recordingKeys.all });
    const ends = [live.subscribe('recordings', refresh), live.subscribe('oppositions', refresh)];
    return () => {
      for (const end of ends) end();
    };
  }, [live, queries]);
}

/** Takes what the address asked for out of it. */
function useAskedGone() {
  const [, setParameters] = useSearchParams();
  return () =>
    setParameters(
      (current) => {
        current.delete('claim');
        return current;
      },
      { replace: true },
    );
}
