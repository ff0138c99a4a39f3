import { Link } from '@counterpoint/contract/router';
import { Box, Card, Flex, Heading, Text } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';

export interface BarPart {
  readonly key: string;
  readonly count: number;
  readonly color: string;
}

interface FigureCardProps {
  readonly title: string;
  readonly href?: string;
  readonly figure: string;
  readonly bar: readonly BarPart[];
  readonly note: ReactNode;
}

export function FigureCard({ title, href, figure, bar, note }: FigureCardProps) {
  return (
    <Card position="relative" {...(href !== undefined && { _hover: { borderColor: 'control' } })}>
      <Flex direction={{ base: 'row', md: 'column' }} justify="space-between" align="baseline" columnGap="4" rowGap="2">
        <Heading as="h2" size="sm" color="muted">
          {href === undefined ? title : <CoveringLink href={href}>{title}</CoveringLink>}
        </Heading>
        <Text
          fontSize={{ base: 'xl', md: '3xl' }}
          fontWeight="bold"
          lineHeight="tight"
          fontVariantNumeric="tabular-nums"
        >
          {figure}
        </Text>
      </Flex>
      <Flex
        aria-hidden="true"
        gap="0.5"
        height="2"
        marginTop="3"
        borderRadius="full"
        overflow="hidden"
        background="sunken"
      >
        {bar.map(({ key, count, color }) => (
          <Box key={key} flexGrow={count} flexBasis="0" minWidth="1" background={color} />
        ))}
      </Flex>
      <Text marginTop="2.5" fontSize="sm" color="muted">
        {note}
      </Text>
    </Card>
  );
}

/** Covers the card, but only its own text is its accessible name. */
function CoveringLink({ href, children }: { href: string; children: string }) {
  return (
    <Box asChild color="inherit" _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'card' }}>
      <Link to={href}>{children}</Link>
    </Box>
  );
}
