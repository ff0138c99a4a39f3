import { Box, Flex } from '@counterpoint/kit/core';
import { type Selected, type Selection, SelectRow } from '@counterpoint/kit/lists';
import type { ReactNode } from 'react';

interface CardHeadProps {
  readonly selection: Selection;
  readonly row: Selected & { readonly title: string };
  readonly title: ReactNode;
  readonly status: ReactNode;
}

/** The first line of a row on a narrow screen. The status has a line of its own unless it leaves the title enough. */
export function CardHead({ selection, row, title, status }: CardHeadProps) {
  return (
    <Flex wrap="wrap" justify="space-between" align="start" columnGap="3" rowGap="1">
      <Flex gap="2" flex="1 1 12rem" minWidth="0">
        <SelectRow selection={selection} row={row} />
        <Box minWidth="0">{title}</Box>
      </Flex>
      {status}
    </Flex>
  );
}
