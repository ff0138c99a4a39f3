import { useEffect, useEffectEvent, useRef } from 'react';
import type { Notice } from './notices.ts';

/** Calls `onEnd` when a notice has been on the screen for its time, not counting the time for which it is held. */
export function useCountdown({ revision, durationMs }: Notice, isHeld: boolean, onEnd: () => void): void {
  const left = useRef({ revision, ms: durationMs });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (left.current.revision !== revision) left.current = { revision, ms: durationMs };
    const { ms } = left.current;
    if (ms === null || isHeld) return;
    const start = Date.now();
    const timer = setTimeout(() => end(), ms);
    return () => {
      clearTimeout(timer);
      if (left.current.revision === revision) left.current = { revision, ms: Math.max(0, ms - (Date.now() - start)) };
    };
  }, [revision, durationMs, isHeld]);
}
