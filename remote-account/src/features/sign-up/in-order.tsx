import { Navigate } from '@counterpoint/contract/router';
import type { RegisterAs } from '@counterpoint/domain/schemas/members';
import { type ReactNode, useState } from 'react';
import { keptValues } from './kept-answers.ts';
import { firstUnfinished, type StepId } from './sign-up-steps.ts';
import type { StepArrival } from './step-arrival.ts';

interface InOrderProps {
  readonly kind: RegisterAs;
  readonly step?: StepId;
  readonly children: ReactNode;
}

export function InOrder({ kind, step, children }: InOrderProps) {
  const [unfinished] = useState(() => firstUnfinished(kind, keptValues(kind), step));
  const state: StepArrival = { unfinished: true };
  if (unfinished) return <Navigate to={unfinished.path} replace state={state} />;
  return children;
}
