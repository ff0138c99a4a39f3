import { Text } from '@counterpoint/kit/core';
import { RelativeDate } from '@counterpoint/kit/page';
import type { ReactNode } from 'react';

export function Plain({ children }: { children: string }) {
  return (
    <Text as="span" whiteSpace="nowrap">
      {children}
    </Text>
  );
}

/** Keeps the rows of a table equally high; the whole text shows on hover. */
export function OneLine({ children, title }: { children: ReactNode; title: string }) {
  return (
    <Text
      as="span"
      display="block"
      minWidth="8rem"
      overflow="hidden"
      textOverflow="ellipsis"
      whiteSpace="nowrap"
      // The text doesn't widen its column.
      css={{ contain: 'inline-size' }}
      title={title}
    >
      {children}
    </Text>
  );
}

export function Updated({ at }: { at: string }) {
  return (
    <Text as="span" color="muted" fontSize="sm" whiteSpace="nowrap">
      <RelativeDate at={at} />
    </Text>
  );
}
