import { Box, Card, Delayed, Skeleton, VisuallyHidden } from '@counterpoint/kit/core';

interface LoadingProps {
  readonly label: string;
  readonly height: string;
  readonly isFramed?: boolean;
}

/** Announces what loads and keeps its place, in which a skeleton appears if it takes long. */
export function Loading({ label, height, isFramed = false }: LoadingProps) {
  const place = (
    <Box role="status" minHeight={height}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Delayed>
        <Skeleton height={height} />
      </Delayed>
    </Box>
  );
  return isFramed ? <Card>{place}</Card> : place;
}
