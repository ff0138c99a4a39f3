import { chakra } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';

export function Facts({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 9rem), 1fr))"
      columnGap="6"
      rowGap="4"
    >
      {items.map(({ label, value }) => (
        <chakra.div key={label} minWidth={0}>
          <chakra.dt fontSize="sm" color="muted">
            {label}
          </chakra.dt>
          <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
