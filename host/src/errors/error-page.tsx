import { Box, Button, Flex, Heading, Icon, Text, useFocusRecovery } from '@counterpoint/kit/core';
import { useEffect } from 'react';
import * as text from '../messages/errors.generated.ts';
import { documentMoves } from './document-moves.ts';
import { reportOnce } from './error-reporter.ts';

interface ErrorPageProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
}

export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  // Its button replaces it while the page loads again.
  const content = useFocusRecovery<HTMLDivElement>();
  useEffect(() => reportOnce(error), [error]);
  return (
    <Box ref={content} role="alert" maxWidth="40rem" marginX="auto" paddingY={{ base: '8', md: '16' }} paddingX="4">
      <Box color="terracotta.text" marginBottom="4">
        <Icon name="warning" size={32} />
      </Box>
      <Heading as="h1" size="xl">
        {text.somethingWentWrong()}
      </Heading>
      <Text marginTop="3" overflowWrap="anywhere">
        {messageFor(error)}
      </Text>
      <Text marginTop="2" color="muted">
        {text.advice()}
      </Text>
      <Flex gap="3" wrap="wrap" marginTop="6">
        {onRetry && <Button onClick={onRetry}>{text.tryAgain()}</Button>}
        <Button variant={onRetry ? 'outline' : 'solid'} onClick={documentMoves.goHome}>
          {text.backToHomepage()}
        </Button>
        <Button variant="outline" onClick={documentMoves.reload}>
          {text.reloadPage()}
        </Button>
      </Flex>
    </Box>
  );
}

function messageFor(error: unknown): string {
  if (error instanceof Error && error.message) return error.message;
  return typeof error === 'string' && error ? error : text.noReason();
}
