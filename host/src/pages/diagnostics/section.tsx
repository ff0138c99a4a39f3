import { Card, Heading, Text } from '@counterpoint/kit/core';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

export function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      <Text marginTop="1" marginBottom="4" color="muted" fontSize="sm">
        {hint}
      </Text>
      {children}
    </Card>
  );
}
