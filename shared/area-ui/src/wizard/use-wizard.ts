import type { ReadDraft } from '@counterpoint/client/drafts';
import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import { applyServerErrors } from '@counterpoint/kit/form';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useDraftAddress } from './draft-address.tsx';
import type { RegisterSteps } from './register-steps.ts';

export interface Wizard<Id extends string> {
  readonly steps: RegisterSteps<Id>;
  readonly shown: readonly Id[];
  readonly step: Id;
  readonly problems: readonly ProblemDetail[];
  readonly attempts: number;
  /** `times` makes a repeated request focus the field again. */
  readonly target: { readonly path: string; readonly times: number } | null;
  /** Steps with a problem, found when a step was left or by the review. */
  readonly wrong: readonly Id[];
  /** The step that was left for an earlier one, to which 'Continue' leads back. */
  readonly returnsTo: Id | null;
  go(step: Id): void;
  continueTo(next: Id): void;
  show(problems: readonly ProblemDetail[]): void;
  showField(path: string): void;
  report(paths: readonly string[]): void;
}

export interface WizardOptions<Values, Id extends string> {
  readonly steps: RegisterSteps<Id>;
  readonly isAmendment: boolean;
  readonly first: Id;
  readonly read: (values: Values) => ReadDraft<unknown>;
  readonly onGo?: (step: Id) => void;
}

/** The step is in the URL, so that reload and browser back keep it. */
export function useWizard<Values extends FieldValues, Id extends string>(
  form: UseFormReturn<Values>,
  { steps, isAmendment, first, read, onGo }: WizardOptions<Values, Id>,
): Wizard<Id> {
  const { params, change } = useDraftAddress();
  const shown = steps.of(isAmendment);
  const requested = params.get('step');
  const step = steps.isStep(requested) && shown.includes(requested) ? requested : first;
  const [found, setFound] = useState<readonly ProblemDetail[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [target, setTarget] = useState<Wizard<Id>['target']>(null);
  const [wrong, setWrong] = useState<readonly Id[]>(wrongSteps);
  const [returnsTo, setReturnsTo] = useState<Id | null>(null);
  const last = shown.at(-1);

  function wrongSteps(): Id[] {
    const result = read(form.getValues());
    return result.ok ? [] : shown.filter((id) => steps.problemsOf(result.problems, id).length > 0);
  }
  function go(next: Id) {
    onGo?.(next);
    setFound([]);
    setTarget(null);
    setWrong((before) => [...new Set([...before.filter((id) => id !== step), ...wrongSteps()])]);
    setReturnsTo(next !== last && (step === last || returnsTo !== null) ? (last ?? null) : null);
    change((before) => withStep(before, next));
  }
  function continueTo(next: Id) {
    const values = form.getValues();
    const result = read(values);
    const wrong = result.ok ? [] : steps.problemsOf(result.problems, step);
    if (wrong.length === 0) return go(next);
    // The keys are paths of the form, which `Object.keys` can't express.
    void form.trigger(steps.fieldsOf(step, values) as FieldPath<Values>[]);
    setFound(wrong);
    setAttempts((count) => count + 1);
  }
  function show(problems: readonly ProblemDetail[]) {
    go(steps.firstWrong(problems));
    // The API and the form share one schema and so its paths.
    applyServerErrors({ details: problems }, form.setError);
    setFound(problems);
    setAttempts((count) => count + 1);
  }
  function showField(path: string) {
    go(steps.ofPath(path));
    setTarget({ path, times: (target?.times ?? 0) + 1 });
  }
  function report(paths: readonly string[]) {
    setWrong([...new Set(paths.map(steps.ofPath))]);
  }
  const problems = steps.problemsOf(found, step);
  return { steps, shown, step, problems, attempts, target, wrong, returnsTo, go, continueTo, show, showField, report };
}

function withStep(before: URLSearchParams, step: string): URLSearchParams {
  const after = new URLSearchParams(before);
  after.set('step', step);
  return after;
}
