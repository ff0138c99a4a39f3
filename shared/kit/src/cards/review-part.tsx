import { Button, Flex, Heading, StackedCard } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';
import * as text from '../messages/cards.generated.ts';

interface ReviewPartProps {
  readonly title: string;
  readonly onEdit: () => void;
  readonly children: ReactNode;
}

export function ReviewPart({ title, onEdit, children }: ReviewPartProps) {
  return (
    <StackedCard as="section" aria-label={title} gap="3">
      <Flex justify="space-between" align="center">
        <Heading as="h2">{title}</Heading>
        <Button variant="ghost" size="sm" marginInlineEnd="-3" aria-label={text.changePart({ title })} onClick={onEdit}>
          {text.change()}
        </Button>
      </Flex>
      {children}
    </StackedCard>
  );
}
