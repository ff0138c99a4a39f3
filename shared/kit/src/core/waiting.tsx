import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useState } from 'react';

interface SpinnerProps {
  /** The edge in pixels. */
  size?: number;
  /** Read out while it turns; without it the spinner is silent, for a place that says so itself. */
  label?: string;
}

/** Stands for code or an action under way. */
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

/** Stands for data under way, in the shape of what comes; give it a height and a width. */
export const Skeleton = chakra(
  'div',
  { base: { bg: 'line', borderRadius: 'control', minHeight: '4', animation: 'pulse 1.6s ease-in-out infinite' } },
  { defaultProps: { 'aria-hidden': true } },
);

/** How long nothing is shown: what comes sooner should not flash. */
export const DELAY_MS = 200;

/** Shows its children once 200 ms have passed. */
export function Delayed({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? children : null;
}
