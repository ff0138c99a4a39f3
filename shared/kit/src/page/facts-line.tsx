import { chakra } from '@counterpoint/kit/core';
import { Fragment, type ReactNode } from 'react';

type ShownFact = ReactNode | false;

/** Such as `ISRC GB-EMI-03-00013 · 3:42`. Breaks between facts only, and skips empty ones. */
export function FactsLine({ facts }: { facts: readonly ShownFact[] }) {
  const shown = facts
    .map((fact, place) => ({ fact, place }))
    .filter(({ fact }) => fact !== false && fact !== null && fact !== undefined && fact !== '');
  return shown.map(({ fact, place }, index) => {
    const isLast = index === shown.length - 1;
    return (
      <Fragment key={place}>
        {/* The dot belongs to the fact before it, so that no line starts with one. */}
        <chakra.span display="inline-block" maxWidth="full">
          <span>{fact}</span>
          {!isLast && '\u00a0·'}
        </chakra.span>
        {!isLast && ' '}
      </Fragment>
    );
  });
}
