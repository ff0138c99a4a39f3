import { PageLink } from '@counterpoint/area-ui/page';
import { Box, Flex, Text } from '@counterpoint/kit/core';
import { type Selected, type Selection, SelectRow } from '@counterpoint/kit/lists';
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

export function RowTitle({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PageLink color="ink" fontWeight="semibold" overflowWrap="anywhere" display="inline-block" paddingY="0.5" to={to}>
      {children}
    </PageLink>
  );
}

interface CardHeadProps {
  readonly selection: Selection;
  readonly row: Selected & { readonly title: string };
  readonly title: ReactNode;
  readonly status: ReactNode;
}

/** The first line of a row on a narrow screen. */
export function CardHead({ selection, row, title, status }: CardHeadProps) {
  return (
    <Flex wrap="wrap" justify="space-between" align="start" columnGap="3" rowGap="1">
      <Flex gap="2" flex="1 1 8.5rem" minWidth="0">
        <SelectRow selection={selection} row={row} />
        <Box minWidth="0">{title}</Box>
      </Flex>
      {status}
    </Flex>
  );
}
