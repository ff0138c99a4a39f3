import { useNearing } from '@counterpoint/area-ui/later';
import { ButtonLink } from '@counterpoint/area-ui/page';
import { useEntryActs } from '@counterpoint/catalogue/entry';
import { ContinueLink, DraftActions } from '@counterpoint/catalogue/versions';
import { paths } from '@counterpoint/contract/paths';
import { useNavigate } from '@counterpoint/contract/router';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { WORKS } from '../../api/works.ts';
import { CertificateButton } from './certificate-button.tsx';
import { DIALOGS } from './later-parts.ts';
import { MoreActions } from './more-actions.tsx';
import { WaitingActions } from './waiting-actions.tsx';

/** What the member can do with this work as it stands, the likeliest last. */
export function WorkActions({ work }: { work: CompositionDetails }) {
  switch (work.state) {
    case 'draft':
      return wasSubmitted(work) ? <TakenBackActions work={work} /> : <WorkDraftActions work={work} />;
    case 'awaiting_confirmation':
      return (
        <>
          {work.is_mine && <MoreActions work={work} />}
          <WaitingActions work={work} />
        </>
      );
    case 'registered':
    case 'registered_incomplete':
      return <RegisteredActions work={work} />;
    default:
      return work.is_mine ? <MoreActions work={work} /> : null;
  }
}

/** Others know of it: it is withdrawn with a reason, and not thrown away. */
function wasSubmitted({ events }: CompositionDetails): boolean {
  return events.some(({ type }) => type === 'taken_back');
}

function TakenBackActions({ work }: { work: CompositionDetails }) {
  return (
    <>
      <MoreActions work={work} />
      <ContinueLink href={paths.compositions.continueDraft(work.id)} />
    </>
  );
}

function RegisteredActions({ work }: { work: CompositionDetails }) {
  const nearing = useNearing(DIALOGS);
  const canAmend = work.is_mine && work.pending_revision === null;
  return (
    <>
      <MoreActions work={work} />
      {work.is_party && <CertificateButton work={work} />}
      {canAmend && <ButtonLink to={paths.compositions.amend(work.id)}>Amend</ButtonLink>}
      {!work.is_party && (
        <ButtonLink to={paths.compositions.claim(work.id)} {...nearing}>
          Claim a share
        </ButtonLink>
      )}
    </>
  );
}

function WorkDraftActions({ work }: { work: CompositionDetails }) {
  const navigate = useNavigate();
  const { discardDraft } = useEntryActs(WORKS, work);
  return (
    <DraftActions
      title={work.title}
      continueHref={paths.compositions.continueDraft(work.id)}
      discard={discardDraft}
      onDiscarded={() => void navigate(paths.compositions.list())}
    />
  );
}
