import { Box, Delayed, Grid, Skeleton } from '@counterpoint/kit/core';
import { COUNT_COLUMNS, COUNT_GAP } from './counts.tsx';
import { DashboardLayout } from './dashboard-layout.tsx';

const COUNTS = ['compositions', 'recordings', 'oppositions', 'confirmations'];

/** In the places of what is to come, and as high as that is for a member with a few works. */
export function DashboardSkeleton() {
  return (
    <Box role="status" aria-label="Loading the dashboard">
      <Delayed>
        <DashboardLayout
          counts={
            <Grid templateColumns={COUNT_COLUMNS} gap={COUNT_GAP}>
              {COUNTS.map((key) => (
                <Skeleton key={key} height={{ base: '6.875rem', md: '11rem' }} borderRadius="card" />
              ))}
            </Grid>
          }
          attention={<Skeleton height={{ base: '36rem', md: '28.5rem' }} borderRadius="card" />}
          registrations={<Skeleton height={{ base: '19rem', lg: '23rem', xl: '28.5rem' }} borderRadius="card" />}
          activity={<Skeleton height="40.5rem" borderRadius="card" />}
          notifications={<Skeleton height="40.5rem" borderRadius="card" />}
        />
      </Delayed>
    </Box>
  );
}
