import { Box, Delayed, VisuallyHidden } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';

interface LoadingProps {
  readonly label: string;
  readonly minHeight?: string;
  readonly children: ReactNode;
}

/** Announces what loads and keeps its place; `children`, such as skeletons, appear if it takes long. */
export function Loading({ label, minHeight, children }: LoadingProps) {
  return (
    <Box role="status" minHeight={minHeight}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Delayed>{children}</Delayed>
    </Box>
  );
}
