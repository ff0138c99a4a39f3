import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useLocation } from '@counterpoint/contract/router';
import { Box, Button, Card, Stack, Text } from '@counterpoint/kit/core';
import { PageHeader } from '@counterpoint/kit/page';
import { useEffect } from 'react';
import * as z from 'zod/mini';

const handedOver = z.object({ email: z.string() });

/** What comes after joining. It says the same for an address that is new and for one that has an account already. */
export function SuccessPage() {
  const { setTitle } = useHost();
  useEffect(() => setTitle('Welcome'), [setTitle]);
  const state = handedOver.safeParse(useLocation().state);
  return (
    <Box maxWidth="42rem" marginX="auto">
      <PageHeader title="Thank you: we have what we need" context="Your next step is to sign in." />
      <Card>
        <Stack gap="4">
          <Text>
            We have sent a message to {state.success ? <strong>{state.data.email}</strong> : 'your email address'}. It
            says how things stand.
          </Text>
          <Stack as="ul" gap="2" paddingLeft="5" listStyleType="disc">
            <li>If the address is new to us, your account is ready: sign in with it and the password you chose.</li>
            <li>If it had an account already, nothing was changed: sign in with the password of that account.</li>
            <li>If no message comes within a few minutes, look among the unwanted mail.</li>
          </Stack>
          {/* The sign-in page is a document of its own and not a page of this application. */}
          <Button asChild alignSelf="flex-start">
            <a href={paths.signIn()}>Sign in</a>
          </Button>
        </Stack>
      </Card>
    </Box>
  );
}
