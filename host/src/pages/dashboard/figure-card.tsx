import { Link } from '@counterpoint/contract/router';
import { Box, Card, Flex, Heading, Text } from '@counterpoint/kit/core';

/** A part of the bar: how much of it, and its colour. */
export interface BarPart {
  readonly label: string;
  readonly count: number;
  readonly color: string;
}

interface FigureCardProps {
  readonly title: string;
  /** Where the whole card leads; without it the card only tells. */
  readonly href?: string;
  readonly figure: string;
  readonly bar: readonly BarPart[];
  readonly note: string;
}

/** One figure, a bar of what it is made of, and that in words below. */
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
        {bar.map(({ label, count, color }) => (
          <Box key={label} flexGrow={count} flexBasis="0" minWidth="1" background={color} />
        ))}
      </Flex>
      <Text marginTop="2.5" fontSize="sm" color="muted">
        {note}
      </Text>
    </Card>
  );
}

/** The link covers the card, and is read as the words only. */
function CoveringLink({ href, children }: { href: string; children: string }) {
  return (
    <Box asChild color="inherit" _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'card' }}>
      <Link to={href}>{children}</Link>
    </Box>
  );
}
