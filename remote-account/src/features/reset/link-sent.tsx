import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { Button, Stack, Text } from '@counterpoint/kit/core';
import { askForReset } from '../../api/password-api.ts';
import { OutcomePage } from '../../ui/outcome-page.tsx';

interface LinkSentProps {
  readonly email: string;
  readonly onCorrect: () => void;
}

/** Says the same for known and unknown addresses. */
export function LinkSent({ email, onCorrect }: LinkSentProps) {
  const { http } = useHost();
  const again = useMutation({ mutationFn: () => askForReset(http, email) });
  return (
    <OutcomePage
      title="Look at your mail"
      actions={
        <>
          <Button variant="outline" loading={again.isPending} onClick={() => again.mutate()}>
            Send it again
          </Button>
          <Button variant="ghost" onClick={onCorrect}>
            Use another address
          </Button>
        </>
      }
    >
      <Text>
        If <strong>{email}</strong> has an account, a message with a link is on its way there.
      </Text>
      <Stack as="ul" gap="2" paddingLeft="5" listStyleType="disc">
        <li>The link works once, for 30 minutes. With several messages, use the newest.</li>
        <li>If nothing comes within a few minutes, look among the unwanted mail, and at the address above.</li>
        <li>Until you choose a new password, the old one stays.</li>
      </Stack>
      {/* Rendered empty first: a live region is only announced when its content changes. */}
      <Text role="status" minHeight="5" color={again.isError ? 'terracotta.text' : 'muted'}>
        {again.isError && messageOf(again.error)}
        {again.isSuccess && 'If the address has an account, another message is on its way.'}
      </Text>
    </OutcomePage>
  );
}
