import { Card, Delayed, Grid, Skeleton, Stack, VisuallyHidden } from '@counterpoint/kit/core';
import * as text from '../../messages/profile.generated.ts';

const LINES = ['names', 'stage names', 'roles', 'number'];

export function ProfileSkeleton() {
  return (
    <Stack role="status" gap="5">
      <VisuallyHidden>{text.loading()}</VisuallyHidden>
      <Card minHeight="10rem">
        <Delayed>
          <Skeleton height="16" width="16rem" />
        </Delayed>
      </Card>
      <Card minHeight="34rem">
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
    </Stack>
  );
}
