import { Card, Flex, Heading } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';

interface CardSectionProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly id?: string;
  readonly children: ReactNode;
}

/** Focusable, for when the focused element inside it disappears. */
export function CardSection({ title, aside, id, children }: CardSectionProps) {
  return (
    <Card as="section" padding="none" aria-label={title} tabIndex={-1} css={{ outline: 'none' }} {...(id && { id })}>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" paddingX="5" paddingTop="4" paddingBottom="3">
        <Heading as="h2">{title}</Heading>
        {aside}
      </Flex>
      {children}
    </Card>
  );
}
