import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { Button, Stack, Text } from '@counterpoint/kit/core';
import { requestPasswordReset } from '../../api/password-api.ts';
import * as text from '../../messages/reset.generated.ts';
import { OutcomePage } from '../../ui/outcome-page.tsx';

interface CheckEmailPageProps {
  readonly email: string;
  readonly onCorrect: () => void;
}

/** Identical for unknown addresses, so that it reveals no account. */
export function CheckEmailPage({ email, onCorrect }: CheckEmailPageProps) {
  const { http } = useHost();
  const resend = useMutation({ mutationFn: () => requestPasswordReset(http, email) });
  return (
    <OutcomePage
      title={text.checkEmail()}
      actions={
        <>
          <Button variant="outline" loading={resend.isPending} onClick={() => resend.mutate()}>
            {text.sendAgain()}
          </Button>
          <Button variant="ghost" onClick={onCorrect}>
            {text.otherAddress()}
          </Button>
        </>
      }
    >
      <Text>{text.onItsWay({ email, strong: (parts) => <strong key="email">{parts}</strong> })}</Text>
      <Stack as="ul" gap="2" paddingLeft="5" listStyleType="disc">
        <li>{text.validity()}</li>
        <li>{text.nothingYet()}</li>
        <li>{text.oldStays()}</li>
      </Stack>
      {/* Rendered empty first: a live region is only announced when its content changes. */}
      <Text role="status" minHeight="5" color={resend.isError ? 'terracotta.text' : 'muted'}>
        {resend.isError && messageOf(resend.error)}
        {resend.isSuccess && text.sentAgain()}
      </Text>
    </OutcomePage>
  );
}
