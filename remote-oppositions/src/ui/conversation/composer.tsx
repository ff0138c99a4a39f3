import { useLeaveGuard } from '@counterpoint/client/drafts';
import { messageOf } from '@counterpoint/client/http';
import { useIdempotencyKey } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import {
  type CaseMessages,
  type CaseVisibility,
  MAX_STATEMENT_LENGTH,
  type NewMessage,
} from '@counterpoint/domain/schemas/cases';
import { Button, Flex, Stack } from '@counterpoint/kit/core';
import { Checkbox, Field, Textarea } from '@counterpoint/kit/form';
import { type KeyboardEvent, useState } from 'react';
import { messagesOf, sendMessage } from '../../api/messages-api.ts';
import * as words from '../../messages/conversation.generated.ts';

export function Composer({ caseId }: { readonly caseId: string }) {
  const { text, setText, visibility, setVisibility, problem, isSending, send } = useComposer(caseId);
  const isPrivate = visibility === 'society_only';
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <Stack gap="2">
      <Field label={isPrivate ? words.toSociety() : words.toParties()} error={problem ?? undefined}>
        <Textarea
          rows={3}
          value={text}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={handleKeyDown}
        />
      </Field>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Checkbox
          label={words.societyOnly()}
          checked={isPrivate}
          onChange={({ target }) => setVisibility(target.checked ? 'society_only' : 'shared')}
        />
        <Button loading={isSending} onClick={send}>
          {words.send()}
        </Button>
      </Flex>
    </Stack>
  );
}

function useComposer(caseId: string) {
  const { http } = useHost();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [visibility, setVisibility] = useState<CaseVisibility>('shared');
  const [problem, setProblem] = useState<string | null>(null);
  const keyOf = useIdempotencyKey();
  useLeaveGuard(text.trim() !== '');
  const { mutate, isPending } = useMutation({
    mutationFn: (message: Pick<NewMessage, 'body' | 'visibility'>) =>
      sendMessage(http, caseId, { ...message, idempotencyKey: keyOf(message) }),
    onSuccess(sent, { body }) {
      queries.setQueryData<CaseMessages>(messagesOf(caseId).key, (known) =>
        known?.items.some(({ id }) => id === sent.id) ? known : { items: [...(known?.items ?? []), sent] },
      );
      // Keeps what was typed while the message was being sent.
      setText((now) => (now.trim() === body ? '' : now));
      // Sent again, the same text is a new message.
      keyOf(null);
    },
    onError: (error) => setProblem(messageOf(error)),
  });

  function send(): void {
    const body = text.trim();
    const refusal = refusalOf(body);
    setProblem(refusal);
    if (!refusal && !isPending) mutate({ body, visibility });
  }

  return { text, setText, visibility, setVisibility, problem, isSending: isPending, send };
}

function refusalOf(body: string): string | null {
  if (body === '') return words.enterMessage();
  return body.length > MAX_STATEMENT_LENGTH ? words.tooLong({ max: MAX_STATEMENT_LENGTH }) : null;
}
