import { EntryPage } from '@counterpoint/catalogue/revisions';
import { paths } from '@counterpoint/contract/paths';
import { useParams } from '@counterpoint/contract/router';
import * as text from '../../messages/details.generated.ts';
import * as titles from '../../messages/titles.generated.ts';
import { claimByAddress } from './claims/claim-by-address.tsx';
import { RecordingOverview } from './recording-overview.tsx';
import { RECORDING_VIEW } from './recording-view.ts';

const TOPICS = ['recordings', 'oppositions'] as const;

export function DetailsPage() {
  const { soundrecordingId = '' } = useParams();
  const list = { href: paths.recordings.list(), name: titles.recordings(), own: text.yourRecordings() };
  return (
    <EntryPage
      view={RECORDING_VIEW}
      id={soundrecordingId}
      title={titles.recording()}
      notShown={{ name: text.notFoundName(), list }}
      topics={TOPICS}
      claim={claimByAddress}
    >
      {(recording) => <RecordingOverview recording={recording} />}
    </EntryPage>
  );
}
