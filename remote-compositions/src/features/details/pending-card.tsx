import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Alert, Button, Flex } from '@counterpoint/kit/core';
import { formatLongDate } from '@counterpoint/kit/text';
import { useState } from 'react';
import { AwaitingActions } from './awaiting-actions.tsx';
import { OutstandingCard } from './outstanding-card.tsx';
import { useDiscardAmendment } from './use-work.ts';

/** The version that is prepared, or waits, beside the one in force. */
export function PendingCard({ pending }: { pending: CompositionDetails }) {
  if (pending.state === 'draft') return <DraftedVersion pending={pending} />;
  if (pending.state !== 'awaiting_confirmation') return null;
  return (
    <>
      <Alert
        tone="warning"
        title={`Version ${pending.revision} waits for confirmation`}
        action={
          <Flex gap="2.5" wrap="wrap">
            <AwaitingActions work={pending} />
          </Flex>
        }
      >
        {pending.change_note && <p>“{pending.change_note}”</p>}
        <p>
          {pending.awaits_my_confirmation
            ? 'It changes what you have: compare the versions below, and confirm or contest it.'
            : 'What stands here stays in force until everybody whom it touches has confirmed.'}
          {pending.confirm_by && !pending.is_in_dispute && ` Until ${formatLongDate(pending.confirm_by)}.`}
          {pending.is_in_dispute &&
            ' The work is in dispute: what is disputed does not change before the case is closed.'}
        </p>
      </Alert>
      <OutstandingCard work={pending} />
    </>
  );
}

function DraftedVersion({ pending }: { pending: CompositionDetails }) {
  const { notify } = useHost();
  const discard = useDiscardAmendment();
  const [isAsking, setAsking] = useState(false);
  function handleDiscard() {
    setAsking(false);
    discard.mutate(pending, {
      onSuccess: () => notify('The new version is discarded.', { type: 'success' }),
      onError: (error) => notify(messageOf(error), { type: 'error' }),
    });
  }
  return (
    <>
      <Alert
        tone="info"
        title="You are preparing a new version"
        action={
          <Flex gap="2.5" wrap="wrap">
            <Button size="sm" variant="outline" loading={discard.isPending} onClick={() => setAsking(true)}>
              Discard it
            </Button>
            <Button size="sm" asChild>
              <Link to={paths.compositions.amend(pending.id)}>Continue</Link>
            </Button>
          </Flex>
        }
      >
        Only you see it. What stands here stays in force until you submit it and those whom it touches have confirmed.
      </Alert>
      <ConfirmDialog
        isOpen={isAsking}
        title="Discard the new version?"
        confirmLabel="Discard it"
        tone="danger"
        onConfirm={handleDiscard}
        onCancel={() => setAsking(false)}
      >
        Everything you changed is deleted, and what is in force stays as it is. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
