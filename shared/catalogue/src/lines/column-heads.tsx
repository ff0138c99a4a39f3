import { Grid, Text } from '@counterpoint/kit/core';
import type { ComponentProps } from 'react';
import { IN_ONE_LINE } from './in-one-line.ts';

interface ColumnHeadsProps extends Pick<ComponentProps<typeof Grid>, 'background' | 'paddingTop' | 'paddingBottom'> {
  readonly heads: readonly string[];
  readonly columns: string;
}

/** Hidden from screen readers, because each field has a label. */
export function ColumnHeads({ heads, columns, ...style }: ColumnHeadsProps) {
  return (
    <Grid
      aria-hidden
      display="none"
      templateColumns={columns}
      css={{ [IN_ONE_LINE]: { display: 'grid' } }}
      gap="3"
      paddingX="4"
      {...style}
    >
      {heads.map((head) => (
        <Text key={head} fontSize="xs" fontWeight="semibold" color="muted">
          {head}
        </Text>
      ))}
    </Grid>
  );
}
