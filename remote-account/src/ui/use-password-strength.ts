import { loadCommonPasswords } from '@counterpoint/domain/passwords';
import { useDeferredValue, useEffect, useState } from 'react';
import type { Strength } from './password-strength.ts';

type Estimate = typeof import('./password-strength.ts')['strengthOf'];

/** Null while empty or loading. */
export function usePasswordStrength(password: string, known: readonly string[]): Strength | null {
  const [estimate, setEstimate] = useState<Estimate | null>(null);
  const isNeeded = password !== '';
  useEffect(() => {
    if (!isNeeded) return;
    // Without the list, the API rejects a common password as the form is sent.
    loadCommonPasswords().catch(() => undefined);
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
