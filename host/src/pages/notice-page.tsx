import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { Box, Button, Flex, Heading, Text } from '@counterpoint/kit/core';
import { useEffect } from 'react';
import * as text from '../messages/errors.generated.ts';

interface NoticePageProps {
  readonly title: string;
  readonly heading: string;
  readonly advice: string;
  /** Beside the way to the dashboard. */
  readonly link: { readonly to: string; readonly label: string };
}

/** In place of a page that can't be shown. */
export function NoticePage({ title, heading, advice, link }: NoticePageProps) {
  const { setTitle } = useHost();
  useEffect(() => setTitle(title), [setTitle, title]);
  return (
    <Box maxWidth="40rem" marginX="auto" paddingY={{ base: '8', md: '16' }}>
      <Heading as="h1" size="xl">
        {heading}
      </Heading>
      <Text marginTop="3" color="muted">
        {advice}
      </Text>
      <Flex gap="3" wrap="wrap" marginTop="6">
        <Button asChild>
          <Link to={paths.dashboard()}>{text.goToDashboard()}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={link.to}>{link.label}</Link>
        </Button>
      </Flex>
    </Box>
  );
}
