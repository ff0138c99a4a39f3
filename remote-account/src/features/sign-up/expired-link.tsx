import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { Button, Text } from '@counterpoint/kit/core';
import { renewSignUp } from '../../api/sign-up-api.ts';
import * as text from '../../messages/sign-up.generated.ts';
import { FormFailureAlert } from '../../ui/form-failure-alert.tsx';
import { OutcomePage } from '../../ui/outcome-page.tsx';
import { CheckEmailPage } from './check-email-page.tsx';

export function ExpiredLink({ token }: { token: string }) {
  const { http } = useHost();
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => renewSignUp(http, token) });
  if (data) return <CheckEmailPage email={data.email} />;
  return (
    <OutcomePage
      title={text.expired()}
      context={text.expiredContext()}
      actions={
        <Button loading={isPending} onClick={() => mutate()}>
          {text.sendNew()}
        </Button>
      }
    >
      <FormFailureAlert failure={error && { message: messageOf(error), details: [] }} />
      <Text>{text.answersSaved()}</Text>
    </OutcomePage>
  );
}
