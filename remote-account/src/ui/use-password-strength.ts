import { useDeferredValue, useEffect, useState } from 'react';
import type { Strength } from './password-strength.ts';

type Measure = typeof import('./password-strength.ts')['strengthOf'];

/**
 * How strong what is typed is; null while nothing is typed, and where the measure is not there. It comes with the first
 * character, and nothing waits for it: the server alone decides what is taken.
 */
export function usePasswordStrength(password: string, known: readonly string[]): Strength | null {
  const [measure, setMeasure] = useState<Measure | null>(null);
  const isWanted = password !== '';
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    import('./password-strength.ts').then(
      ({ strengthOf }) => !isGone && setMeasure(() => strengthOf),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  const typed = useDeferredValue(password);
  return measure && typed !== '' ? measure(typed, known) : null;
}
