import { focusField } from '@counterpoint/kit/form';
import { useState } from 'react';
import type { ShownCandidate } from './candidate-card.tsx';

/** What is said of those that may be the same: each probable one must be told apart. */
export function useTelling(candidates: readonly Pick<ShownCandidate, 'id' | 'certainty'>[]) {
  const [told, setTold] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  function handleTell(candidate: string, isAnother: boolean) {
    setTold(isAnother ? [...told, candidate] : told.filter((each) => each !== candidate));
  }
  /** Whether all of them are told apart; where not, it says so. */
  function tell(): boolean {
    const untold = candidates.find(({ certainty, id }) => certainty === 'probable' && !told.includes(id));
    setMissing(untold !== undefined);
    if (untold) focusField(`another.${untold.id}`);
    return untold === undefined;
  }
  return { shown: { told, onTell: handleTell, isMissing }, tell };
}
