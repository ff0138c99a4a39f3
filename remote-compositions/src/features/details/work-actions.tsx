import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { Link, useNavigate } from '@counterpoint/contract/router';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Button } from '@counterpoint/kit/core';
import { useState } from 'react';
import { AwaitingActions } from './awaiting-actions.tsx';
import { CertificateButton } from './certificate-button.tsx';
import { MoreActions } from './more-actions.tsx';
import { useDiscardDraft } from './use-composition.ts';

/** What the member can do with this work as it stands, the likeliest last. */
export function WorkActions({ work }: { work: CompositionDetails }) {
  switch (work.state) {
    case 'draft':
      return wasSubmitted(work) ? <TakenBackActions work={work} /> : <DraftActions work={work} />;
    case 'awaiting_confirmation':
      return (
        <>
          {work.is_mine && <MoreActions work={work} />}
          <AwaitingActions work={work} />
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
      <ContinueLink id={work.id} />
    </>
  );
}

function RegisteredActions({ work }: { work: CompositionDetails }) {
  const canAmend = work.is_mine && work.pending_revision === null;
  return (
    <>
      <MoreActions work={work} />
      {work.is_party && <CertificateButton work={work} />}
      {canAmend && (
        <Button asChild>
          <Link to={paths.compositions.amend(work.id)}>Amend</Link>
        </Button>
      )}
      {!work.is_party && (
        <Button asChild>
          <Link to={paths.compositions.claim(work.id)}>Claim a share</Link>
        </Button>
      )}
    </>
  );
}

function ContinueLink({ id }: { id: string }) {
  return (
    <Button asChild>
      <Link to={paths.compositions.continueDraft(id)}>Continue</Link>
    </Button>
  );
}

function DraftActions({ work }: { work: CompositionDetails }) {
  const { notify } = useHost();
  const navigate = useNavigate();
  const discard = useDiscardDraft();
  const [isAsking, setAsking] = useState(false);
  function handleDiscard() {
    setAsking(false);
    discard.mutate(work, {
      onSuccess: () => {
        notify('The draft is discarded.', { type: 'success' });
        navigate(paths.compositions.list());
      },
      onError: (error) => notify(messageOf(error), { type: 'error' }),
    });
  }
  return (
    <>
      <Button variant="outline" loading={discard.isPending} onClick={() => setAsking(true)}>
        Discard draft
      </Button>
      <ContinueLink id={work.id} />
      <ConfirmDialog
        isOpen={isAsking}
        title={`Discard “${work.title}”?`}
        confirmLabel="Discard draft"
        tone="danger"
        onConfirm={handleDiscard}
        onCancel={() => setAsking(false)}
      >
        The draft and everything in it is deleted. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
