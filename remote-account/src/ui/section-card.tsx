import { Flex, Heading, Stack, StackedCard, Text } from '@counterpoint/kit/core';
import { type ReactNode, type RefObject, useId } from 'react';

interface SectionCardProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** Beside the title, such as a status or a button. */
  readonly aside?: ReactNode;
  /** The heading, if it receives the focus when the focused element is removed. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly children?: ReactNode;
}

export function SectionCard({ title, note, aside, heading, children }: SectionCardProps) {
  const id = useId();
  return (
    <StackedCard as="section" aria-labelledby={id}>
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Stack gap="1">
          <Heading ref={heading} id={id} as="h2" tabIndex={heading && -1}>
            {title}
          </Heading>
          {note && <Text color="muted">{note}</Text>}
        </Stack>
        {aside}
      </Flex>
      {children}
    </StackedCard>
  );
}
