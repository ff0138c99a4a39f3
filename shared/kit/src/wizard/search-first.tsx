import { Alert, Box, Button, Card, Heading, StackedCard, Text } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';
import * as text from '../messages/wizard.generated.ts';

interface SearchFirstProps {
  children: ReactNode;
  isSearching: boolean;
  resultCount: string;
  isError: boolean;
  onRetry: () => void;
  more?: ReactNode;
  found: { label: string; heading: string; items: readonly ReactNode[] };
}

/** Searches for duplicates before something is created. A failed search doesn't block the wizard. */
export function SearchFirst({ isSearching, resultCount, isError, onRetry, found, ...props }: SearchFirstProps) {
  return (
    <>
      <StackedCard>
        {props.children}
        {isError && (
          <Alert
            tone="warning"
            title={text.searchFailed()}
            action={
              <Button variant="outline" size="sm" onClick={onRetry}>
                {text.tryAgain()}
              </Button>
            }
          >
            {text.continueWithout()}
          </Alert>
        )}
        <Text role="status" color="muted">
          {isSearching ? text.searching() : resultCount}
        </Text>
        {props.more && <Box>{props.more}</Box>}
      </StackedCard>
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
