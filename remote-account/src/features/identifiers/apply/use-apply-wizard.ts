import { useSearchParams } from '@counterpoint/contract/router';
import type { IsniContent } from '@counterpoint/domain/schemas/parties';
import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import { applyServerErrors } from '@counterpoint/kit/form';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as text from '../../../messages/isni-application.generated.ts';
import { submissionProblems } from './application-draft.ts';
import { isStep, problemsOfStep, type StepId, stepFrom, stepOfPath, stepsOf } from './apply-steps.ts';
import type { ApplicationForm } from './use-application-form.ts';

export interface ApplyWizard {
  readonly step: StepId;
  readonly isClaim: boolean;
  readonly problems: readonly ProblemDetail[];
  readonly attempts: number;
  go(step: StepId): void;
  goForward(): void;
  goBack(): void;
  show(problems: readonly ProblemDetail[]): void;
}

export function useApplyWizard({ form, kind }: ApplicationForm, first: StepId): ApplyWizard {
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState<readonly ProblemDetail[]>([]);
  const [attempts, setAttempts] = useState(0);
  const requested = params.get('step');
  const step = isStep(requested) ? requested : first;
  const isClaim = step === 'claim' || (step === 'review' && form.getValues('existing_isni') !== '');

  function go(next: StepId) {
    if (next === 'names') form.setValue('existing_isni', '');
    setShown([]);
    setParams((before) => withStep(before, next));
  }

  function goForward() {
    const stepProblems = problemsOfStep(findProblems(form, kind, isClaim), step, isClaim);
    const next = stepFrom(step, 1, isClaim);
    if (stepProblems.length === 0 && next) return go(next);
    fail(stepProblems);
  }

  function fail(problems: readonly ProblemDetail[]) {
    // The API and the form share one schema and so its paths.
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
    goForward,
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

/** When claiming, an empty number is an error and not an application without a number. */
function findProblems(form: UseFormReturn<IsniContent>, kind: ApplicationForm['kind'], isClaim: boolean) {
  const values = form.getValues();
  if (isClaim && values.existing_isni.trim() === '') return [{ path: 'existing_isni', message: text.enterIsni() }];
  return submissionProblems(kind, values);
}
