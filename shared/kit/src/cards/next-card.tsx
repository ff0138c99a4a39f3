import { Heading, StackedCard, Text } from '@counterpoint/kit/core';
import * as text from '../messages/cards.generated.ts';

interface NextCardProps {
  readonly isReady: boolean;
  readonly amends: 'work' | 'recording' | null;
  readonly sentences: readonly string[];
}

export function NextCard({ isReady, amends, sentences }: NextCardProps) {
  return (
    <StackedCard as="section" aria-label={text.next()} gap="2">
      <Heading as="h2">{text.next()}</Heading>
      {!isReady && <Text>{text.fixFirst()}</Text>}
      {amends !== null && <Text>{text.amends({ entry: amends })}</Text>}
      {sentences.map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
    </StackedCard>
  );
}
