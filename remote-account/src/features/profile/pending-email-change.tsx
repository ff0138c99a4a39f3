import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import type { EmailChange } from '@counterpoint/domain/schemas/members';
import { Alert, Button, Flex, useFocusRecovery } from '@counterpoint/kit/core';
import { relativeTime } from '@counterpoint/kit/text';
import { EMAIL_CHANGES, emailChangesOf } from '../../api/email-change-api.ts';
import * as text from '../../messages/email-change.generated.ts';

export function PendingEmailChange({ change }: { change: EmailChange }) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  const onError = (error: unknown) => {
    notify(messageOf(error), { type: 'error' });
    void queries.invalidateQueries({ queryKey: EMAIL_CHANGES.key });
  };
  const resend = useMutation({
    mutationFn: () => emailChangesOf(http).resend(change.id),
    onSuccess(sent) {
      queries.setQueryData(EMAIL_CHANGES.key, { items: [sent] });
      notify(text.sentAgain({ email: sent.email }), { type: 'success' });
    },
    onError,
  });
  const cancel = useMutation({
    mutationFn: () => emailChangesOf(http).cancel(change.id),
    onSuccess() {
      queries.setQueryData(EMAIL_CHANGES.key, { items: [] });
      notify(text.cancelled(), { type: 'success' });
    },
    onError,
  });
  const place = useFocusRecovery<HTMLDivElement>();
  const actions = (
    <Flex ref={place} gap="2" wrap="wrap">
      <Button variant="outline" size="sm" loading={resend.isPending} onClick={() => resend.mutate()}>
        {text.sendAgain()}
      </Button>
      <Button variant="outline" size="sm" loading={cancel.isPending} onClick={() => cancel.mutate()}>
        {text.cancel()}
      </Button>
    </Flex>
  );
  return (
    <Alert tone="info" title={text.waiting({ email: change.email })} action={actions}>
      {text.sent({ sent: relativeTime(change.requested_at) })}
    </Alert>
  );
}
