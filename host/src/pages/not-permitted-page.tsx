import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { Box, Button, Flex, Heading, Text } from '@counterpoint/kit/core';
import { useEffect } from 'react';
import * as text from '../messages/errors.generated.ts';

/** In place of a page that the person's role doesn't allow. */
export function NotPermittedPage() {
  const { setTitle } = useHost();
  useEffect(() => setTitle(text.notPermitted()), [setTitle]);
  return (
    <Box maxWidth="40rem" marginX="auto" paddingY={{ base: '8', md: '16' }}>
      <Heading as="h1" size="xl">
        {text.notPermitted()}
      </Heading>
      <Text marginTop="3" color="muted">
        {text.notPermittedAdvice()}
      </Text>
      <Flex gap="3" wrap="wrap" marginTop="6">
        <Button asChild>
          <Link to={paths.dashboard()}>{text.goToDashboard()}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={paths.account.people()}>{text.seeRole()}</Link>
        </Button>
      </Flex>
    </Box>
  );
}
