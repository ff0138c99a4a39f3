import { useDeferredValue, useEffect, useState } from 'react';
import * as text from '../messages/new-password.generated.ts';
import type { Strength } from './password-strength.ts';

type Estimate = typeof import('./password-strength.ts')['strengthOf'];

/** Returns an error for a password that is easy to guess. The server, which has a list of its own, decides. */
export async function findWeakness(password: string, known: readonly string[]): Promise<string | null> {
  if (password === '') return null;
  try {
    const { strengthOf } = await import('./password-strength.ts');
    return strengthOf(password, known) === 1 ? text.tooGuessable() : null;
  } catch {
    // Without the word lists the server alone checks.
    return null;
  }
}

/** Null while empty or loading. */
export function usePasswordStrength(password: string, known: readonly string[]): Strength | null {
  const [estimate, setEstimate] = useState<Estimate | null>(null);
  const isNeeded = password !== '';
  useEffect(() => {
    if (!isNeeded) return;
    let isUnmounted = false;
    import('./password-strength.ts').then(
      ({ strengthOf }) => !isUnmounted && setEstimate(() => strengthOf),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [isNeeded]);
  const typed = useDeferredValue(password);
  return estimate && typed !== '' ? estimate(typed, known) : null;
}
