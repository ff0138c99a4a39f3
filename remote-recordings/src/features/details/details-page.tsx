import { LazyDialog } from '@counterpoint/area-ui/lazy';
import { EntryPage } from '@counterpoint/catalogue/revisions';
import { paths } from '@counterpoint/contract/paths';
import { useParams } from '@counterpoint/contract/router';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import * as claims from '../../messages/claims.generated.ts';
import * as text from '../../messages/details.generated.ts';
import * as titles from '../../messages/titles.generated.ts';
import { DIALOGS } from './lazy-parts.ts';
import { RECORDING_VIEW } from './recording-actions.tsx';
import { RecordingOverview } from './recording-overview.tsx';

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

export function claimByAddress(target: string, recording: RecordingDetails, onClose: () => void) {
  if (target !== 'rights' && target !== 'part') return null;
  return (
    <LazyDialog
      lazy={DIALOGS}
      title={target === 'rights' ? claims.claimRights() : claims.claimPart()}
      onClose={onClose}
    >
      {({ RightsClaimDialog, PartDialog }) =>
        target === 'rights' ? (
          <RightsClaimDialog recording={recording} onClose={onClose} />
        ) : (
          <PartDialog recording={recording} onClose={onClose} />
        )
      }
    </LazyDialog>
  );
}
