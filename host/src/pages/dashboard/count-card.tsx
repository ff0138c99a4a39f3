import { Link } from '@counterpoint/contract/router';
import { Box, Card, Flex, Heading, Text } from '@counterpoint/kit/core';

/** One state, how many are in it, and its colour in the bar. */
export interface CountPart {
  readonly label: string;
  readonly count: number;
  readonly color: string;
}

interface CountCardProps {
  readonly title: string;
  readonly href: string;
  readonly total: number;
  readonly parts: readonly CountPart[];
}

/** How many there are of something, and a bar of the states they are in with the figures below it. */
export function CountCard({ title, href, total, parts }: CountCardProps) {
  const present = parts.filter(({ count }) => count > 0);
  return (
    <Card position="relative" _hover={{ borderColor: 'control' }}>
      <Flex direction={{ base: 'row', md: 'column' }} justify="space-between" align="baseline" columnGap="4" rowGap="2">
        <Heading as="h2" size="sm" color="muted">
          {/* The link covers the card, and is read as the words only. */}
          <Box
            asChild
            color="inherit"
            _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'card' }}
          >
            <Link to={href}>{title}</Link>
          </Box>
        </Heading>
        <Text fontSize={{ base: 'xl', md: '3xl' }} fontWeight="bold" lineHeight="tight">
          {total.toLocaleString('en-GB')}
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
        {present.map(({ label, count, color }) => (
          <Box key={label} flexGrow={count} flexBasis="0" minWidth="1" background={color} />
        ))}
      </Flex>
      <Text marginTop="2.5" fontSize="sm" color="muted">
        {present.length === 0 ? 'None yet' : present.map(({ label, count }) => `${count} ${label}`).join(' · ')}
      </Text>
    </Card>
  );
}
