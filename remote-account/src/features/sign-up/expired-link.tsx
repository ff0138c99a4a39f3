import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { Button, Text } from '@counterpoint/kit/core';
import { renewSignUp } from '../../api/sign-up-api.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { OutcomePage } from '../../ui/outcome-page.tsx';
import { LinkSent } from './link-sent.tsx';

export function ExpiredLink({ token }: { token: string }) {
  const { http } = useHost();
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => renewSignUp(http, token) });
  if (data) return <LinkSent email={data.email} />;
  return (
    <OutcomePage
      title="This link has expired"
      context="It worked for 48 hours."
      actions={
        <Button loading={isPending} onClick={() => mutate()}>
          Send a new link
        </Button>
      }
    >
      <FailureAlert failure={error && { message: messageOf(error), details: [] }} />
      <Text>What you typed when you joined is still here. A new link goes to the same address.</Text>
    </OutcomePage>
  );
}
