import { chakra } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';

type ShownFact = ReactNode | false;

/** A separator fills this room before each fact, and is clipped where a line begins. */
const SEPARATOR = '0.9em';

/** Shows `ISRC GB-EMI-03-00013 · 3:42`. Breaks between facts only, without a dot at either end, and skips empty ones. */
export function FactsLine({ facts }: { facts: readonly ShownFact[] }) {
  const shown = facts
    .map((fact, place) => ({ fact, place }))
    .filter(({ fact }) => fact !== false && fact !== null && fact !== undefined && fact !== '');
  return (
    // The margin leaves room for focus rings.
    <chakra.span display="block" overflow="clip" overflowClipMargin="3px">
      <chakra.span display="flex" flexWrap="wrap" style={{ marginInlineStart: `-${SEPARATOR}` }}>
        {shown.map(({ fact, place }, index) => (
          <chakra.span key={place} maxWidth="full" display="flex">
            <chakra.span flexShrink="0" textAlign="center" style={{ width: SEPARATOR }}>
              {index > 0 && ' · '}
            </chakra.span>
            <chakra.span minWidth="0" overflowWrap="anywhere">
              {fact}
            </chakra.span>
          </chakra.span>
        ))}
      </chakra.span>
    </chakra.span>
  );
}
