import { useSearchParams } from '@counterpoint/contract/router';
import type { IsniContent, ProblemDetail } from '@counterpoint/domain/schemas';
import { applyServerErrors } from '@counterpoint/kit/form';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { submissionProblems } from './application-draft.ts';
import { isStep, problemsOfStep, type StepId, stepFrom, stepOfPath, stepsOf } from './apply-steps.ts';
import type { ApplicationForm } from './use-application-form.ts';

export interface ApplyWizard {
  readonly step: StepId;
  readonly isClaim: boolean;
  /** What the last attempt to go on or to send found wrong in this step. */
  readonly problems: readonly ProblemDetail[];
  readonly attempts: number;
  go(step: StepId): void;
  /** Goes on, unless a field of this step is wrong. */
  goOn(): void;
  goBack(): void;
  /** Puts problems beside their fields and goes to the first step that has one. */
  show(problems: readonly ProblemDetail[]): void;
}

/** Which step is in view, kept in the address so that reload and 'back' know it, and what is wrong in it. */
export function useApplyWizard({ form, kind }: ApplicationForm, first: StepId): ApplyWizard {
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState<readonly ProblemDetail[]>([]);
  const [attempts, setAttempts] = useState(0);
  const asked = params.get('step');
  const step = isStep(asked) ? asked : first;
  // A number that is claimed, or the step that asks for it.
  const isClaim = step === 'claim' || (step === 'review' && form.getValues('existing_isni') !== '');

  function go(next: StepId) {
    if (next === 'names') form.setValue('existing_isni', '');
    setShown([]);
    setParams((before) => withStep(before, next));
  }

  function goOn() {
    const wrong = problemsOfStep(problemsOf(form, kind, isClaim), step, isClaim);
    const next = stepFrom(step, 1, isClaim);
    if (wrong.length === 0 && next) return go(next);
    fail(wrong);
  }

  function fail(problems: readonly ProblemDetail[]) {
    // The paths are the form's, because form and server go by one schema; what has no field stands in the summary.
    applyServerErrors({ details: problems }, form.setError);
    setShown(problems);
    setAttempts((count) => count + 1);
  }

  function show(problems: readonly ProblemDetail[]) {
    const wrong = stepsOf(isClaim).find(({ id }) => problems.some(({ path }) => stepOfPath(path, isClaim) === id));
    if (wrong && wrong.id !== step) go(wrong.id);
    fail(problems);
  }
  const back = stepFrom(step, -1, isClaim);
  return {
    step,
    isClaim,
    attempts,
    go,
    goOn,
    show,
    problems: problemsOfStep(shown, step, isClaim),
    goBack: () => back && go(back),
  };
}

function withStep(before: URLSearchParams, step: StepId): URLSearchParams {
  const after = new URLSearchParams(before);
  after.set('step', step);
  return after;
}

/** In the step that asks for a number, none is a thing to put right, and not an application without one. */
function problemsOf(form: UseFormReturn<IsniContent>, kind: ApplicationForm['kind'], isClaim: boolean) {
  const values = form.getValues();
  if (isClaim && values.existing_isni.trim() === '')
    return [{ path: 'existing_isni', message: 'Enter the ISNI that you hold.' }];
  return submissionProblems(kind, values);
}
