import { Text } from '@counterpoint/kit/core';
import { RelativeDate } from '@counterpoint/kit/page';

/** A number or a word or two of a list, which are read in one piece. */
export function Plain({ children }: { children: string }) {
  return (
    <Text as="span" whiteSpace="nowrap">
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
