import { Box } from '@counterpoint/kit/core';
import { type ReactNode, useEffect, useRef } from 'react';

interface StepPlaceProps {
  readonly step: string;
  readonly label: string;
  readonly hasProblems: boolean;
  readonly children: ReactNode;
}

/** Scrolls to a new step and moves the focus to its start. */
export function StepPlace({ step, label, hasProblems, children }: StepPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    place.current?.scrollIntoView({ block: 'start' });
    if (!hasProblems) place.current?.focus({ preventScroll: true });
  }, [step, hasProblems]);
  return (
    <Box ref={place} tabIndex={-1} outline="none" scrollMarginTop="12rem" role="group" aria-label={label}>
      {children}
    </Box>
  );
}
