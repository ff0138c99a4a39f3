import { type ReactNode, useEffect, useState } from 'react';
import { chakra } from './system/styled.ts';

interface SpinnerProps {
  size?: number;
  /** Announced by screen readers; without it the spinner is hidden from them. */
  label?: string;
}

export function Spinner({ size = 24, label }: SpinnerProps) {
  const naming = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <chakra.span
      {...naming}
      display="inline-block"
      boxSize={`${size}px`}
      borderRadius="full"
      borderWidth="2px"
      borderColor="currentColor"
      borderInlineStartColor="transparent"
      animation="spin 800ms linear infinite"
    />
  );
}

export const Skeleton = chakra(
  'div',
  { base: { bg: 'line', borderRadius: 'control', minHeight: '4', animation: 'pulse 1.6s ease-in-out infinite' } },
  { defaultProps: { 'aria-hidden': true } },
);

/** Faster loads show no placeholder, so that nothing flashes. */
export const DELAY_MS = 200;

let shownCount = 0;

/** At once where it replaces another one, such as that of the code: a placeholder that comes and goes would flicker. */
export function Delayed({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(() => shownCount > 0);
  useEffect(() => {
    if (!isDue) {
      const timer = setTimeout(() => setIsDue(true), DELAY_MS);
      return () => clearTimeout(timer);
    }
    shownCount += 1;
    return () => {
      shownCount -= 1;
    };
  }, [isDue]);
  return isDue ? children : null;
}
