import { PageLink } from '@counterpoint/area-ui/page';
import { Box, Flex, Name, Stack } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';

interface SearchResultProps {
  readonly to: string;
  /** With what matched marked. */
  readonly heading: ReactNode;
  readonly status: ReactNode;
  readonly title: string;
  readonly actions: readonly { readonly label: string; readonly to: string }[];
  readonly children: ReactNode;
}

export function SearchResult({ to, heading, status, title, actions, children }: SearchResultProps) {
  return (
    <Box as="li" padding="4" borderTopWidth="1px" borderColor="line">
      <Flex justify="space-between" align="start" gap="4" wrap="wrap">
        <Stack gap="1" minWidth="0" flex="1 1 18rem">
          <Name as="h2">
            <PageLink to={to}>{heading}</PageLink>
          </Name>
          {children}
        </Stack>
        {status}
      </Flex>
      <Flex columnGap="5" rowGap="1" wrap="wrap" paddingTop="1.5" fontSize="sm">
        {actions.map((action) => (
          <PageLink key={action.label} minHeight="6" to={action.to} aria-label={`${action.label}: ${title}`}>
            {action.label}
          </PageLink>
        ))}
      </Flex>
    </Box>
  );
}
