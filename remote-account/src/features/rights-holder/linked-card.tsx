import { PageLink } from '@counterpoint/area-ui/page';
import { Box, Card, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';
import * as text from '../../messages/rights-holder.generated.ts';

interface LinkedCardProps {
  readonly id: string;
  readonly title: string;
  readonly linked: { readonly items: readonly unknown[]; readonly total: number };
  readonly href: string;
  readonly empty: string;
  readonly children: ReactNode;
}

export function LinkedCard({ id, title, linked: { items, total }, href, empty, children }: LinkedCardProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="3">
        <Flex justify="space-between" align="baseline" wrap="wrap" gap="3">
          <Heading id={id} as="h2" size="md">
            {title}{' '}
            <Text as="span" color="muted" fontWeight="medium" fontVariantNumeric="tabular-nums">
              {total}
            </Text>
          </Heading>
          {total > items.length && <PageLink to={href}>{text.seeAll({ total })}</PageLink>}
        </Flex>
        {total === 0 ? <Text color="muted">{empty}</Text> : <ul>{children}</ul>}
      </Stack>
    </Card>
  );
}

interface LinkedRowProps {
  readonly title: string;
  readonly href: string;
  readonly about: string;
  readonly status: ReactNode;
  readonly children?: ReactNode;
}

export function LinkedRow({ title, href, about, status, children }: LinkedRowProps) {
  return (
    <Box as="li" borderTopWidth="1px" borderColor="line" paddingBlock="3" _first={{ borderTopWidth: 0 }}>
      <Flex
        justify="space-between"
        align="flex-start"
        gap={{ base: '2', sm: '3' }}
        direction={{ base: 'column', sm: 'row' }}
      >
        <Stack gap="0.5" minWidth="0">
          <PageLink color="ink" fontWeight="semibold" overflowWrap="anywhere" to={href}>
            {title}
          </PageLink>
          <Text color="muted" fontSize="sm">
            {about}
          </Text>
          {children}
        </Stack>
        {status}
      </Flex>
    </Box>
  );
}
