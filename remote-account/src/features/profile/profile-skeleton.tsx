import { Card, Delayed, Grid, Skeleton, Stack, VisuallyHidden } from '@counterpoint/kit/core';

const LINES = ['names', 'stage', 'ipi', 'contact'];

/** In the shape of the form, so that nothing jumps when it comes. */
export function ProfileSkeleton() {
  return (
    <Card role="status" minHeight="34rem">
      <VisuallyHidden>Loading your profile</VisuallyHidden>
      <Delayed>
        <Stack gap="6">
          {LINES.map((line) => (
            <Grid key={line} templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
              <Skeleton height="14" />
              <Skeleton height="14" />
            </Grid>
          ))}
        </Stack>
      </Delayed>
    </Card>
  );
}
