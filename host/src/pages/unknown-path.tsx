import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { Box, Button, Flex, Heading, Text } from '@counterpoint/kit/core';
import { useEffect } from 'react';
import { usePortal } from '../app/portal.ts';
import * as text from '../messages/errors.generated.ts';
import { redirectToSignIn } from '../session/guard.ts';

/** Unknown paths redirect to sign-in, as specified, and show 'not found' to a member. */
export function UnknownPath() {
  const { session, place } = usePortal();
  const isSignedIn = session.get() !== null;
  useEffect(() => {
    if (!isSignedIn) redirectToSignIn(place);
  }, [isSignedIn, place]);
  return isSignedIn ? <NotFoundPage /> : null;
}

function NotFoundPage() {
  const { setTitle } = useHost();
  useEffect(() => setTitle(text.pageNotFound()), [setTitle]);
  return (
    <Box maxWidth="40rem" marginX="auto" paddingY={{ base: '8', md: '16' }}>
      <Heading as="h1" size="xl">
        {text.noSuchPage()}
      </Heading>
      <Text marginTop="3" color="muted">
        {text.noSuchPageAdvice()}
      </Text>
      <Flex gap="3" wrap="wrap" marginTop="6">
        <Button asChild>
          <Link to={paths.dashboard()}>{text.goToDashboard()}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={paths.compositions.search()}>{text.searchRepertoire()}</Link>
        </Button>
      </Flex>
    </Box>
  );
}
