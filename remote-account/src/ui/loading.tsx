import { Box, Delayed, Skeleton, VisuallyHidden } from '@counterpoint/kit/core';

/** Announces what loads and keeps its place, in which a skeleton appears if it takes long. */
export function Loading({ label, height }: { readonly label: string; readonly height: string }) {
  return (
    <Box role="status" minHeight={height}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Delayed>
        <Skeleton height={height} />
      </Delayed>
    </Box>
  );
}
