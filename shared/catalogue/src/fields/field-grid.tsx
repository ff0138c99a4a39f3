import { Grid } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';

export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5" alignItems="end">
      {children}
    </Grid>
  );
}
