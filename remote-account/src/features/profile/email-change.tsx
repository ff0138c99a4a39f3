import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery, useQueryClient } from '@counterpoint/contract/query';
import { Button, Card, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { useEffect, useRef, useState } from 'react';
import { emailChangeKeys, fetchEmailChange } from '../../api/email-change-api.ts';
import { email as emailLabel } from '../../messages/account.generated.ts';
import * as text from '../../messages/email-change.generated.ts';
import { EmailChangeForm } from './email-change-form.tsx';
import { PendingEmailChange } from './pending-email-change.tsx';

export function EmailChange({ email }: { email: string }) {
  const { data: change, error, refetch } = useEmailChange();
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  function handleDone(): void {
    setIsOpen(false);
    heading.current?.focus();
  }

  return (
    <Card as="section" aria-labelledby="email-change">
      <Stack gap="4">
        <Heading ref={heading} id="email-change" as="h2" size="md" tabIndex={-1}>
          {emailLabel()}
        </Heading>
        <Flex gap="3" wrap="wrap" align="center" justify="space-between">
          <Stack gap="1" minWidth="0">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {email}
            </Text>
            <Text color="muted" fontSize="sm">
              {text.note()}
            </Text>
          </Stack>
          {!isOpen && !change && (
            <Button variant="outline" onClick={() => setIsOpen(true)}>
              {text.change()}
            </Button>
          )}
        </Flex>
        {change && <PendingEmailChange change={change} onDone={handleDone} />}
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
    () => live.subscribe('profile', () => void queries.invalidateQueries({ queryKey: emailChangeKeys.pending })),
    [live, queries],
  );
  return useQuery({ queryKey: emailChangeKeys.pending, queryFn: ({ signal }) => fetchEmailChange(http, signal) });
}
