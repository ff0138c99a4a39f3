import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery, useQueryClient } from '@counterpoint/contract/query';
import { Button, Card, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { useEffect, useRef, useState } from 'react';
import { emailChangeKeys, fetchEmailChange } from '../../api/email-change-api.ts';
import { EmailChangeForm } from './email-change-form.tsx';
import { EmailChangeWaiting } from './email-change-waiting.tsx';

export function EmailChange({ email }: { email: string }) {
  const { data: change, error, refetch } = useEmailChange();
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  /** The button or form that had the focus is gone. */
  function handleDone(): void {
    setIsOpen(false);
    heading.current?.focus();
  }

  return (
    <Card as="section" aria-labelledby="email-change">
      <Stack gap="4">
        <Heading ref={heading} id="email-change" as="h2" size="md" tabIndex={-1}>
          Email
        </Heading>
        <Flex gap="3" wrap="wrap" align="center" justify="space-between">
          <Stack gap="1" minWidth="0">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {email}
            </Text>
            <Text color="muted" fontSize="sm">
              You sign in with it, and our messages go there. Only you and the society see it.
            </Text>
          </Stack>
          {!isOpen && !change && (
            <Button variant="outline" onClick={() => setIsOpen(true)}>
              Change email
            </Button>
          )}
        </Flex>
        {change && <EmailChangeWaiting change={change} onDone={handleDone} />}
        {error && !change && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
        {isOpen && !change && <EmailChangeForm onDone={handleDone} />}
      </Stack>
    </Card>
  );
}

function useEmailChange() {
  const { http, live } = useHost();
  const queries = useQueryClient();
  useEffect(
    () => live.subscribe('profile', () => void queries.invalidateQueries({ queryKey: emailChangeKeys.waiting })),
    [live, queries],
  );
  return useQuery({ queryKey: emailChangeKeys.waiting, queryFn: ({ signal }) => fetchEmailChange(http, signal) });
}
