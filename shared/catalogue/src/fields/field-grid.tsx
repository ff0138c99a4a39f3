import { Grid } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';

export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5" alignItems="end">
      {children}
    </Grid>
  );
}

export function LineGrid({ children }: { children: ReactNode }) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(10rem, 1fr))' }}
      gap="3"
      alignItems="end"
    >
      {children}
    </Grid>
  );
}
