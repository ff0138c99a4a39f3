import { chakra, Delayed, Skeleton, VisuallyHidden } from '@counterpoint/kit/core';
import * as text from '../messages/table.generated.ts';

export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <chakra.div role="status" minHeight={`${rows * 3.25}rem`} padding="3.5">
      <VisuallyHidden>{text.loading()}</VisuallyHidden>
      <Delayed>
        <chakra.div display="grid" gap="4">
          {Array.from({ length: rows }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
            <Skeleton key={index} height="9" />
          ))}
        </chakra.div>
      </Delayed>
    </chakra.div>
  );
}
