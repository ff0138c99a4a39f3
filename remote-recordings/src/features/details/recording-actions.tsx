import { usePrefetchOnIntent } from '@counterpoint/area-ui/lazy';
import { ButtonLink } from '@counterpoint/area-ui/page';
import { EntryActions, type EntryView, type OwnCase, useIsRepresenting } from '@counterpoint/catalogue/revisions';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { fullTitle } from '@counterpoint/kit/text';
import { RECORDINGS } from '../../api/recordings.ts';
import * as claims from '../../messages/claims.generated.ts';
import * as text from '../../messages/details.generated.ts';
import { useLineUpClaims } from './claims/use-line-up-claims.ts';
import { DIALOGS } from './lazy-parts.ts';

interface RecordingActionsProps {
  readonly recording: RecordingDetails;
  readonly ownCase: OwnCase | null;
}

export function RecordingActions(props: RecordingActionsProps) {
  const { recording, ownCase } = props;
  const registered = !useIsRepresenting() && <Registered {...props} />;
  return <EntryActions view={RECORDING_VIEW} entry={recording} ownCase={ownCase} registered={registered} />;
}

function Registered({ recording, ownCase }: RecordingActionsProps) {
  const { id, is_mine, pending_revision, contributors } = recording;
  const { user } = useHost();
  const lineUpClaims = useLineUpClaims(recording).data?.items ?? [];
  const isNamed = contributors.some(({ is_me }) => is_me);
  // A member has one open claim in a line-up at a time.
  const canClaimPart =
    user?.register_as === 'individual' && !lineUpClaims.some(({ is_me, state }) => is_me && state === 'requested');
  const prefetch = usePrefetchOnIntent(DIALOGS);
  const variant = ownCase ? 'outline' : 'solid';
  if (is_mine)
    return (
      pending_revision === null && (
        <ButtonLink variant={variant} to={paths.recordings.amend(id)}>
          {text.amend()}
        </ButtonLink>
      )
    );
  return (
    <>
      {canClaimPart && (
        <ButtonLink variant="outline" to={paths.recordings.claimLineUp(id)} {...prefetch}>
          {isNamed ? claims.claimAnotherPart() : claims.claimPart()}
        </ButtonLink>
      )}
      <ButtonLink variant={variant} to={paths.recordings.claim(id)} {...prefetch}>
        {claims.claimRights()}
      </ButtonLink>
    </>
  );
}

export const RECORDING_VIEW: EntryView<RecordingDetails> = {
  source: RECORDINGS,
  noun: 'recording',
  given: 'rights',
  titleOf: fullTitle,
  partiesOf: ({ rights, removed }) => [...rights, ...removed],
  paths: { ...paths.recordings, oppose: paths.oppositions.opposeRecording },
  get withdrawn() {
    return text.withdrawal();
  },
  dialogs: DIALOGS,
};
