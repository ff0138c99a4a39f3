import { ButtonLink } from '@counterpoint/area-ui/page';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Alert, Button, Flex } from '@counterpoint/kit/core';
import { formatLongDate } from '@counterpoint/kit/text';
import { type ReactNode, useState } from 'react';
import type { Outstanding } from './outstanding-card.tsx';

interface WaitingVersionProps {
  readonly pending: Outstanding & {
    readonly revision: number;
    readonly change_note: string | null;
    readonly awaits_my_confirmation: boolean;
  };
  /** `work` or `recording`: what is in dispute. */
  readonly noun: string;
  /** Its buttons. */
  readonly actions: ReactNode;
}

/** The version that waits for confirmation beside the one in force. */
export function WaitingVersion({ pending, noun, actions }: WaitingVersionProps) {
  return (
    <Alert
      tone="warning"
      title={`Version ${pending.revision} waits for confirmation`}
      action={
        <Flex gap="2.5" wrap="wrap">
          {actions}
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
          ` The ${noun} is in dispute: what is disputed does not change before the case is closed.`}
      </p>
    </Alert>
  );
}

interface DraftedVersionProps {
  readonly continueHref: string;
  readonly discard: () => Promise<unknown>;
}

/** The version that the member prepares beside the one in force. */
export function DraftedVersion({ continueHref, discard }: DraftedVersionProps) {
  const { notify } = useHost();
  const [isAsking, setAsking] = useState(false);
  const discarding = useMutation({
    mutationFn: discard,
    onSuccess: () => notify('The new version is discarded.', { type: 'success' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  function handleDiscard() {
    setAsking(false);
    discarding.mutate();
  }
  return (
    <>
      <Alert
        tone="info"
        title="You are preparing a new version"
        action={
          <Flex gap="2.5" wrap="wrap">
            <Button size="sm" variant="outline" loading={discarding.isPending} onClick={() => setAsking(true)}>
              Discard it
            </Button>
            <ButtonLink size="sm" to={continueHref}>
              Continue
            </ButtonLink>
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
