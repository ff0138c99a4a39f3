import { Box, Flex, Grid } from '@counterpoint/kit/core';
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
  return (
    <Flex direction="column" gap="4">
      <Grid templateColumns={TWO_COLUMNS} gap="4">
        {attention}
        {registrations}
      </Grid>
      <Box order={{ md: -1 }}>{counts}</Box>
      <Grid templateColumns={TWO_COLUMNS} gap="4" alignItems="start">
        {activity}
        {notifications}
      </Grid>
    </Flex>
  );
}
