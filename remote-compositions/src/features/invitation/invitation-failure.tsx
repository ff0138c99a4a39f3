import { isMissing, messageOf, problemOf } from '@counterpoint/client/http';
import { paths } from '@counterpoint/contract/paths';
import { Button, Card, Stack, Text } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import type { Message } from '@counterpoint/messages';
import type { ReactNode } from 'react';
import * as text from '../../messages/invitation.generated.ts';
import * as titles from '../../messages/titles.generated.ts';
import { InvitationFrame } from './invitation-frame.tsx';

const TITLES: Readonly<Record<string, Message>> = {
  link_expired: text.expired,
  link_used: text.used,
  link_withdrawn: text.withdrawn,
  link_joined: text.joined,
  link_ended: text.ended,
};

export function InvitationFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = problemOf(error)?.code ?? '';
  const title = TITLES[code];
  if (title)
    return (
      <LinkProblem title={title()} message={messageOf(error)}>
        {code === 'link_joined' && (
          <Button asChild>
            <a href={paths.signIn()}>{text.signIn()}</a>
          </Button>
        )}
      </LinkProblem>
    );
  if (isMissing(error)) return <UnknownLink />;
  return (
    <InvitationFrame title={titles.invitation()}>
      <Card>
        <ErrorState message={messageOf(error)} onRetry={onRetry} />
      </Card>
    </InvitationFrame>
  );
}

export function UnknownLink() {
  return <LinkProblem title={text.unknown()} message={text.unknownHint()} />;
}

interface LinkProblemProps {
  readonly title: string;
  readonly message: string;
  readonly children?: ReactNode;
}

function LinkProblem({ title, message, children }: LinkProblemProps) {
  return (
    <InvitationFrame title={title} isFocused>
      <Card>
        <Stack gap="4" alignItems="flex-start">
          <Text>{message}</Text>
          {children}
        </Stack>
      </Card>
    </InvitationFrame>
  );
}
