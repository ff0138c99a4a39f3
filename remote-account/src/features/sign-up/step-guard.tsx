import { Navigate } from '@counterpoint/contract/router';
import type { RegisterAs } from '@counterpoint/domain/schemas/members';
import { type ReactNode, useState } from 'react';
import { hasValues } from './saved-answers.ts';
import { STEPS } from './sign-up-steps.ts';
import type { StepArrival } from './step-arrival.ts';

interface StepGuardProps {
  readonly kind: RegisterAs;
  readonly children: ReactNode;
}

/** Leads to the first step until something is answered. */
export function StepGuard({ kind, children }: StepGuardProps) {
  const [isBegun] = useState(() => hasValues(kind));
  const [first] = STEPS[kind];
  const state: StepArrival = { unfinished: true };
  if (!isBegun && first) return <Navigate to={first.path} replace state={state} />;
  return children;
}
