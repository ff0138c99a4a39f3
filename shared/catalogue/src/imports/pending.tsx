import { Delayed, Skeleton } from '@counterpoint/kit/core';

export function Pending({ height }: { height: string }) {
  return (
    <Delayed>
      <Skeleton height={height} />
    </Delayed>
  );
}
