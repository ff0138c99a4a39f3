import { Box, Button, Flex, Heading, Icon, Text } from '@counterpoint/kit/core';
import { useEffect } from 'react';
import { type DocumentMoves, documentMoves } from './document-moves.ts';
import { reportOnce } from './error-reporter.ts';

interface ErrorPageProps {
  readonly error: unknown;
  /** Given where trying again in place can help: what failed was loading, or rendering one page. */
  readonly onRetry?: () => void;
  readonly moves?: DocumentMoves;
}

/** Given: what stands in the place of a page that failed. It reports the error by itself. */
export function ErrorPage({ error, onRetry, moves = documentMoves }: ErrorPageProps) {
  useEffect(() => reportOnce(error), [error]);
  return (
    <Box role="alert" maxWidth="40rem" marginX="auto" paddingY={{ base: '8', md: '16' }} paddingX="4">
      <Box color="terracotta.text" marginBottom="4">
        <Icon name="warning" size={32} />
      </Box>
      <Heading as="h1" size="xl">
        Something went wrong.
      </Heading>
      <Text marginTop="3" overflowWrap="anywhere">
        {messageFor(error)}
      </Text>
      <Text marginTop="2" color="muted">
        Refresh the page, or go back to the homepage and start from there.
      </Text>
      <Flex gap="3" wrap="wrap" marginTop="6">
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
        <Button variant={onRetry ? 'outline' : 'solid'} onClick={moves.goHome}>
          Back to Homepage
        </Button>
        <Button variant="outline" onClick={moves.reload}>
          Reload Page
        </Button>
      </Flex>
    </Box>
  );
}

function messageFor(error: unknown): string {
  if (error instanceof Error && error.message) return error.message;
  return typeof error === 'string' && error ? error : 'The page gave no reason.';
}
