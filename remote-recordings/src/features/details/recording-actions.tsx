import { useAsk, useNearing } from '@counterpoint/area-ui/later';
import { ButtonLink } from '@counterpoint/area-ui/page';
import { useEntryActs } from '@counterpoint/catalogue/entry';
import { ContinueLink, DraftActions, MoreMenu } from '@counterpoint/catalogue/versions';
import { paths } from '@counterpoint/contract/paths';
import { useNavigate } from '@counterpoint/contract/router';
import type { RecordingDetails } from '@counterpoint/domain/schemas';
import { fullTitle } from '@counterpoint/kit/text';
import { RECORDINGS } from '../../api/recordings.ts';
import { DIALOGS } from './later-parts.ts';
import { WaitingActions } from './pending-version.tsx';

/** What the member can do with this recording as it stands, the likeliest last. */
export function RecordingActions({ recording }: { recording: RecordingDetails }) {
  switch (recording.state) {
    case 'draft':
      return wasSubmitted(recording) ? <TakenBack recording={recording} /> : <Draft recording={recording} />;
    case 'awaiting_confirmation':
      return (
        <>
          {recording.is_mine && <MoreActions recording={recording} />}
          <WaitingActions recording={recording} />
        </>
      );
    case 'registered':
      return <Registered recording={recording} />;
    default:
      return recording.is_mine ? <MoreActions recording={recording} /> : null;
  }
}

/** Others know of it: it is withdrawn with a reason, and not thrown away. */
function wasSubmitted({ events }: RecordingDetails): boolean {
  return events.some(({ type }) => type === 'taken_back');
}

function TakenBack({ recording }: { recording: RecordingDetails }) {
  return (
    <>
      <MoreActions recording={recording} />
      <ContinueLink href={paths.recordings.continueDraft(recording.id)} />
    </>
  );
}

function Draft({ recording }: { recording: RecordingDetails }) {
  const navigate = useNavigate();
  const { discardDraft } = useEntryActs(RECORDINGS, recording);
  return (
    <DraftActions
      title={fullTitle(recording)}
      continueHref={paths.recordings.continueDraft(recording.id)}
      discard={discardDraft}
      onDiscarded={() => void navigate(paths.recordings.list())}
    />
  );
}

function Registered({ recording }: { recording: RecordingDetails }) {
  const { id, is_mine, pending_revision, contributors } = recording;
  const nearing = useNearing(DIALOGS);
  const isHeard = contributors.some(({ is_me }) => is_me);
  return (
    <>
      <MoreActions recording={recording} />
      {is_mine ? (
        pending_revision === null && <ButtonLink to={paths.recordings.amend(id)}>Amend</ButtonLink>
      ) : (
        <>
          {!isHeard && (
            <ButtonLink variant="outline" to={paths.recordings.claimPart(id)} {...nearing}>
              I played on this
            </ButtonLink>
          )}
          <ButtonLink to={paths.recordings.claim(id)} {...nearing}>
            Claim rights
          </ButtonLink>
        </>
      )}
    </>
  );
}

/** What is done rarely. */
function MoreActions({ recording }: { recording: RecordingDetails }) {
  const navigate = useNavigate();
  const ask = useAsk();
  const { id, is_mine, is_party, state } = recording;
  const go = (path: string) => () => void navigate(path);
  function handleWithdraw() {
    ask({
      later: DIALOGS,
      title: 'Withdraw',
      render: ({ WithdrawDialog }, onClose) => <WithdrawDialog recording={recording} onClose={onClose} />,
    });
  }
  return (
    <MoreMenu
      dialogs={DIALOGS}
      actions={[
        state === 'registered' &&
          !is_mine && { value: 'oppose', label: 'Oppose', run: go(paths.oppositions.opposeRecording(id)) },
        state === 'registered' && is_party && { value: 'print', label: 'Print', run: () => window.print() },
        { value: 'copy', label: 'Copy as a new recording', run: go(paths.recordings.copy(id)) },
        is_mine && isWithdrawable(recording) && { value: 'withdraw', label: 'Withdraw', run: handleWithdraw },
      ]}
    />
  );
}

/** What is in force and in dispute is not withdrawn: its case decides. */
function isWithdrawable({ state, is_in_dispute }: RecordingDetails): boolean {
  if (state === 'registered') return !is_in_dispute;
  return state === 'awaiting_confirmation' || state === 'draft';
}
