import { Box, Delayed, Skeleton, Stack, VisuallyHidden } from '@counterpoint/kit/core';

export function SessionsSkeleton() {
  return (
    <Box role="status" minHeight="8rem">
      <VisuallyHidden>Loading your sessions</VisuallyHidden>
      <Delayed>
        <Stack gap="3">
          <Skeleton height="5" maxWidth="18rem" />
          <Skeleton height="12" />
          <Skeleton height="12" />
        </Stack>
      </Delayed>
    </Box>
  );
}
