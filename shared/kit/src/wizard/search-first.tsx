import { Alert, Box, Button, Card, Heading, Stack, Text } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';

interface SearchFirstProps {
  children: ReactNode;
  isSearching: boolean;
  /** What the search came to, in words; empty before there is anything to say. */
  resultWords: string;
  isError: boolean;
  onRetry: () => void;
  /** Below the fields: another way on. */
  more?: ReactNode;
  /** What was found, as list items; null or empty shows nothing. */
  found: { label: string; heading: string; items: readonly ReactNode[] };
}

/** The step that looks whether what is about to be made exists already. A failing search keeps nobody from going on. */
export function SearchFirst({ isSearching, resultWords, isError, onRetry, found, ...props }: SearchFirstProps) {
  return (
    <>
      <Card>
        <Stack gap="4">
          {props.children}
          {isError && (
            <Alert
              tone="warning"
              title="The search did not work"
              action={
                <Button variant="outline" size="sm" onClick={onRetry}>
                  Try again
                </Button>
              }
            >
              You can continue without it.
            </Alert>
          )}
          <Text role="status" color="muted">
            {isSearching ? 'Searching…' : resultWords}
          </Text>
          {props.more && <Box>{props.more}</Box>}
        </Stack>
      </Card>
      {found.items.length > 0 && (
        <Card as="section" padding="none" aria-label={found.label}>
          <Heading as="h2" paddingX="5" paddingTop="4" paddingBottom="2">
            {found.heading}
          </Heading>
          <Box as="ul" listStyleType="none" margin="0" padding="0">
            {found.items}
          </Box>
        </Card>
      )}
    </>
  );
}
