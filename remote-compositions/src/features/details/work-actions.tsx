import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { Link, useNavigate } from '@counterpoint/contract/router';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Button } from '@counterpoint/kit/core';
import { useState } from 'react';
import { ConfirmSharesDialog } from './confirm-dialog.tsx';
import { useDiscardDraft } from './use-composition.ts';

/** What the member can do with this work as it stands. */
export function WorkActions({ work }: { work: CompositionDetails }) {
  if (work.state === 'draft' && work.is_mine) return <DraftActions work={work} />;
  if (work.awaits_my_confirmation) return <ConfirmAction work={work} />;
  return null;
}

function ConfirmAction({ work }: { work: CompositionDetails }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Confirm my shares</Button>
      <ConfirmSharesDialog work={work} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
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
      <Button asChild>
        <Link to={paths.compositions.continueDraft(work.id)}>Continue</Link>
      </Button>
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
