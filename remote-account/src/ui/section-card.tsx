import { Flex, Heading, Stack, StackedCard, Text } from '@counterpoint/kit/core';
import { type ReactNode, useId } from 'react';

interface SectionCardProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** Beside the title, such as a status or a button. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** Focusable, for when the focused element inside it disappears. */
export function SectionCard({ title, note, aside, children }: SectionCardProps) {
  const id = useId();
  return (
    <StackedCard as="section" aria-labelledby={id} tabIndex={-1} outline="none">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Stack gap="1">
          <Heading id={id} as="h2">
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
