import { chakra } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';

/** A fact that stands in the line, or nothing where it is not told. */
type ToldFact = ReactNode | false;

/**
 * Facts in one line, parted by dots: `ISRC GB-EMI-03-00013 · 3:42 · Osu Music`. Where they do not fit, the line breaks
 * between two facts and not within one, so that a number or a date can be read in one piece. What is empty is left out.
 */
export function FactsLine({ facts }: { facts: readonly ToldFact[] }) {
  return facts
    .map((fact, index) => ({ fact, place: index }))
    .filter(({ fact }) => fact !== false && fact !== null && fact !== undefined && fact !== '')
    .map(({ fact, place }, index) => (
      <chakra.span key={place}>
        {/* The dot stays at the end of its line. */}
        {index > 0 && '\u00a0· '}
        <chakra.span display="inline-block" maxWidth="full">
          {fact}
        </chakra.span>
      </chakra.span>
    ));
}
