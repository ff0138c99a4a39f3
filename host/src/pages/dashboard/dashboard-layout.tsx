import { Flex, FROM_MEDIUM, Grid, useMediaQuery } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';

const TWO_COLUMNS = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' } as const;

interface DashboardParts {
  readonly counts: ReactNode;
  readonly attention: ReactNode;
  readonly registrations: ReactNode;
  readonly activity: ReactNode;
  readonly notifications: ReactNode;
}

export function DashboardLayout({ counts, attention, registrations, activity, notifications }: DashboardParts) {
  // By the order of the elements and not by CSS, so that the Tab key follows the eye.
  const countsFirst = useMediaQuery(FROM_MEDIUM);
  return (
    <Flex direction="column" gap="4">
      {countsFirst && counts}
      <Grid templateColumns={TWO_COLUMNS} gap="4">
        {attention}
        {registrations}
      </Grid>
      {!countsFirst && counts}
      <Grid templateColumns={TWO_COLUMNS} gap="4" alignItems="start">
        {activity}
        {notifications}
      </Grid>
    </Flex>
  );
}
