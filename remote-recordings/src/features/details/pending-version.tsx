import { useEntryActs } from '@counterpoint/catalogue/entry';
import { AwaitingActions, DraftedVersion, OutstandingCard, WaitingVersion } from '@counterpoint/catalogue/versions';
import { paths } from '@counterpoint/contract/paths';
import type { RecordingDetails } from '@counterpoint/domain/schemas';
import { RECORDINGS } from '../../api/recordings.ts';
import { DIALOGS } from './later-parts.ts';

/** The version that is prepared, or waits, beside the one in force. */
export function PendingVersion({ pending }: { pending: RecordingDetails }) {
  const { discardAmendment } = useEntryActs(RECORDINGS, pending);
  if (pending.state === 'draft')
    return <DraftedVersion continueHref={paths.recordings.amend(pending.id)} discard={discardAmendment} />;
  if (pending.state !== 'awaiting_confirmation') return null;
  return (
    <>
      <WaitingVersion pending={pending} noun="recording" actions={<WaitingActions recording={pending} />} />
      <OutstandingHolders recording={pending} />
    </>
  );
}

/** Tells who submitted a version whom it waits for and who objects. */
export function OutstandingHolders({ recording }: { recording: RecordingDetails }) {
  const { remind } = useEntryActs(RECORDINGS, recording);
  return <OutstandingCard version={recording} parties={[...recording.rights, ...recording.removed]} remind={remind} />;
}

/** What can be done with a version of a recording that waits. */
export function WaitingActions({ recording }: { recording: RecordingDetails }) {
  const { takeBack } = useEntryActs(RECORDINGS, recording);
  return (
    <AwaitingActions
      version={recording}
      hasContested={hasContested(recording)}
      confirmLabel="Confirm my rights"
      takeBack={takeBack}
      dialogs={DIALOGS}
      renderConfirm={({ ConfirmRightsDialog }, dialog) => <ConfirmRightsDialog recording={recording} {...dialog} />}
      renderContest={({ ContestRightsDialog }, { onClose }) => (
        <ContestRightsDialog recording={recording} onClose={onClose} />
      )}
    />
  );
}

function hasContested({ rights, removed }: RecordingDetails): boolean {
  return [...rights, ...removed].some(({ is_me, confirmation }) => is_me && confirmation === 'contested');
}
