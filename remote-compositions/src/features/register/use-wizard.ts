import { useHost } from '@counterpoint/contract';
import type { ProblemDetail } from '@counterpoint/domain/schemas';
import { applyServerErrors } from '@counterpoint/kit/form';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useDraftAddress } from './draft-address.tsx';
import type { DraftValues } from './draft-values.ts';
import { readDraft } from './read-draft.ts';
import { fieldsOfStep, firstWrongStep, isStep, problemsOfStep, type StepId, stepOfPath } from './register-steps.ts';
import { lineFor, partyOf } from './writers/new-writer-line.ts';

export interface Wizard {
  readonly step: StepId;
  /** What the last attempt to go on or to submit found wrong in this step. */
  readonly problems: readonly ProblemDetail[];
  readonly attempts: number;
  /** The field that is to be looked at, and how often one was asked for. */
  readonly target: { readonly path: string; readonly times: number } | null;
  go(step: StepId): void;
  /** Goes on, unless a field of this step is wrong. */
  goOn(next: StepId): void;
  /** Puts problems beside their fields and goes to the first step that has one. */
  show(problems: readonly ProblemDetail[]): void;
  /** Goes to the field of that path. */
  lookAt(path: string): void;
}

export interface WizardOptions {
  readonly steps: readonly StepId[];
  readonly first: StepId;
  /** Whether nothing is drafted yet, so that the member is offered as the first writer. */
  readonly isNew: boolean;
}

/** Which step is in view, kept in the address so that reload and 'back' know it, and what is wrong in it. */
export function useWizard(form: UseFormReturn<DraftValues>, { steps, first, isNew }: WizardOptions): Wizard {
  const { params, change } = useDraftAddress();
  const asked = params.get('step');
  const step = isStep(asked) && steps.includes(asked) ? asked : first;
  const [shown, setShown] = useState<readonly ProblemDetail[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [target, setTarget] = useState<Wizard['target']>(null);
  const offerMe = useMeOffered(form, isNew);

  function go(next: StepId) {
    if (next === 'writers') offerMe();
    setShown([]);
    setTarget(null);
    change((before) => withStep(before, next));
  }
  function goOn(next: StepId) {
    const read = readDraft(form.getValues());
    const wrong = read.ok ? [] : problemsOfStep(read.problems, step);
    if (wrong.length === 0) return go(next);
    void form.trigger(fieldsOfStep(step, form.getValues()));
    setShown(wrong);
    setAttempts((count) => count + 1);
  }
  function show(problems: readonly ProblemDetail[]) {
    go(firstWrongStep(problems));
    // The server's paths are the form's, because both come from one schema; what has no field stands in the summary.
    applyServerErrors({ details: problems }, form.setError);
    setShown(problems);
    setAttempts((count) => count + 1);
  }
  function lookAt(path: string) {
    go(stepOfPath(path));
    setTarget({ path, times: (target?.times ?? 0) + 1 });
  }
  return { step, problems: problemsOfStep(shown, step), attempts, target, go, goOn, show, lookAt };
}

/** Most works are registered by one who wrote them: the member stands first, once, and can be removed. */
function useMeOffered(form: UseFormReturn<DraftValues>, isNew: boolean): () => void {
  const { user } = useHost();
  const [isOffered, setOffered] = useState(!isNew);
  return () => {
    if (isOffered) return;
    setOffered(true);
    const me = partyOf(user);
    const values = form.getValues();
    if (me && values.writers.length === 0) form.setValue('writers', [lineFor(me, values)]);
  };
}

function withStep(before: URLSearchParams, step: StepId): URLSearchParams {
  const after = new URLSearchParams(before);
  after.set('step', step);
  return after;
}
