import { Text } from '@counterpoint/kit/core';
import { RelativeDate } from '@counterpoint/kit/page';

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
