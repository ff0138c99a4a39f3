import { Card, Heading, Stack, Text } from '@counterpoint/kit/core';

interface NextCardProps {
  /** Whether nothing stands in the way of submitting. */
  readonly isReady: boolean;
  /** Within a sentence, where it is a new version: 'work'. Null for something new. */
  readonly amends: string | null;
  readonly sentences: readonly string[];
}

export function NextCard({ isReady, amends, sentences }: NextCardProps) {
  return (
    <Card as="section" aria-label="What happens next">
      <Stack gap="2">
        <Heading as="h2">What happens next</Heading>
        {!isReady && <Text>First mend what is said above. Then:</Text>}
        {amends !== null && <Text>The {amends} stays as it is registered until the new version takes its place.</Text>}
        {sentences.map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
      </Stack>
    </Card>
  );
}
