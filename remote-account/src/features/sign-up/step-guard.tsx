import { Navigate } from '@counterpoint/contract/router';
import type { RegisterAs } from '@counterpoint/domain/schemas/members';
import { type ReactNode, useState } from 'react';
import { loadValues } from './saved-answers.ts';
import { firstIncompleteStep, type StepId } from './sign-up-steps.ts';
import type { StepArrival } from './step-arrival.ts';

interface StepGuardProps {
  readonly kind: RegisterAs;
  readonly step?: StepId;
  readonly children: ReactNode;
}

export function StepGuard({ kind, step, children }: StepGuardProps) {
  const [unfinished] = useState(() => firstIncompleteStep(kind, loadValues(kind), step));
  const state: StepArrival = { unfinished: true };
  if (unfinished) return <Navigate to={unfinished.path} replace state={state} />;
  return children;
}
