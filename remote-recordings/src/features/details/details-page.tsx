import { EntryPage } from '@counterpoint/catalogue/versions';
import { paths } from '@counterpoint/contract/paths';
import { useParams } from '@counterpoint/contract/router';
import { claimByAddress } from './claims/claim-by-address.tsx';
import { RecordingOverview } from './recording-overview.tsx';
import { RECORDING_VIEW } from './recording-view.ts';

const LIST = { href: paths.recordings.list(), name: 'Sound recordings', own: 'Your recordings' };
const NOT_SHOWN = { name: 'Sound recording', noun: 'recording', list: LIST };
const TOPICS = ['recordings', 'oppositions'] as const;

export function DetailsPage() {
  const { soundrecordingId = '' } = useParams();
  return (
    <EntryPage
      view={RECORDING_VIEW}
      id={soundrecordingId}
      title="Sound recording"
      notShown={NOT_SHOWN}
      topics={TOPICS}
      claim={claimByAddress}
    >
      {(recording) => <RecordingOverview recording={recording} />}
    </EntryPage>
  );
}
