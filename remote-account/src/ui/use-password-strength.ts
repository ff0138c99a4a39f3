import { useDeferredValue, useEffect, useState } from 'react';
import type { Strength } from './password-strength.ts';

type Measure = typeof import('./password-strength.ts')['strengthOf'];

/** Null while the field is empty or the measure is loading. Nothing waits for it: the server decides. */
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
