import { ButtonLink } from '@counterpoint/area-ui/page';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Button } from '@counterpoint/kit/core';
import { useState } from 'react';

interface DraftActionsProps {
  readonly title: string;
  readonly continueHref: string;
  readonly discard: () => Promise<unknown>;
  /** Leaves the page of what is no more. */
  readonly onDiscarded: () => void;
}

/** What can be done with a draft on its page. */
export function DraftActions({ title, continueHref, discard, onDiscarded }: DraftActionsProps) {
  const { notify } = useHost();
  const [isAsking, setAsking] = useState(false);
  const discarding = useMutation({
    mutationFn: discard,
    onSuccess() {
      notify('The draft is discarded.', { type: 'success' });
      onDiscarded();
    },
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  function handleDiscard() {
    setAsking(false);
    discarding.mutate();
  }
  return (
    <>
      <Button variant="outline" loading={discarding.isPending} onClick={() => setAsking(true)}>
        Discard draft
      </Button>
      <ContinueLink href={continueHref} />
      <ConfirmDialog
        isOpen={isAsking}
        title={`Discard “${title}”?`}
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

/** Leads back to where a draft was left. */
export function ContinueLink({ href }: { readonly href: string }) {
  return <ButtonLink to={href}>Continue</ButtonLink>;
}
