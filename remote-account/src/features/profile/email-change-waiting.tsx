import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import type { EmailChange } from '@counterpoint/domain/schemas/members';
import { Alert, Button, Flex } from '@counterpoint/kit/core';
import { relativeTime } from '@counterpoint/kit/text';
import { cancelEmailChange, emailChangeKeys, sendEmailChangeAgain } from '../../api/email-change-api.ts';

interface EmailChangeWaitingProps {
  readonly change: EmailChange;
  readonly onDone: () => void;
}

export function EmailChangeWaiting({ change, onDone }: EmailChangeWaitingProps) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  const onError = (error: unknown) => {
    notify(messageOf(error), { type: 'error' });
    // The change may have been confirmed or cancelled elsewhere.
    void queries.invalidateQueries({ queryKey: emailChangeKeys.waiting });
  };
  const again = useMutation({
    mutationFn: () => sendEmailChangeAgain(http, change.id),
    onSuccess(sent) {
      queries.setQueryData(emailChangeKeys.waiting, sent);
      notify(`We sent another link to ${sent.email}.`, { type: 'success' });
    },
    onError,
  });
  const cancel = useMutation({
    mutationFn: () => cancelEmailChange(http, change.id),
    onSuccess() {
      queries.setQueryData(emailChangeKeys.waiting, null);
      notify('The change is called off. Your address stays as it is.', { type: 'success' });
      onDone();
    },
    onError,
  });
  const actions = (
    <Flex gap="2" wrap="wrap">
      <Button variant="outline" size="sm" loading={again.isPending} onClick={() => again.mutate()}>
        Send again
      </Button>
      <Button variant="outline" size="sm" loading={cancel.isPending} onClick={() => cancel.mutate()}>
        Cancel the change
      </Button>
    </Flex>
  );
  return (
    <Alert tone="info" title={`Waiting for ${change.email}`} action={actions}>
      We sent a link there {relativeTime(change.requested_at)}; it works for a day. Until it is opened, you sign in with
      the present address.
    </Alert>
  );
}
