import { useNavigate } from '@counterpoint/contract/router';
import type { RegisterAs } from '@counterpoint/domain/schemas';
import { useEffect, useState } from 'react';
import { type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { schemaResolver } from '../../ui/schema-resolver.ts';
import { forgetValues, keepValues, keptValues, takeInHand } from './kept-answers.ts';
import { CHECK, checkStep, pathAfter, type SignUpStep, STEPS, type StepId, stepOf } from './sign-up-steps.ts';
import type { SignUpValues } from './sign-up-values.ts';
import { useStepArrival } from './step-arrival.ts';

/** One step of a sign-up. */
export interface StepForm {
  readonly kind: RegisterAs;
  readonly step: SignUpStep;
  readonly form: UseFormReturn<SignUpValues>;
  /** It was opened to change one answer. */
  readonly isChange: boolean;
  /** It was opened because it is not complete. */
  readonly isUnfinished: boolean;
  /** Checks the step, and goes on to the next, or back to the answers. */
  submit(): void;
  startOver(): void;
}

/** The form of one step: keeps what is typed, and goes on once the step is complete. */
export function useStepForm(kind: RegisterAs, id: StepId): StepForm {
  const navigate = useNavigate();
  const { change, unfinished, errors } = useStepArrival();
  const step = stepOf(kind, id);
  const form = useForm<SignUpValues>({
    defaultValues: keptValues(kind),
    resolver: schemaResolver(checkStep(kind, step)),
    // The summary takes the focus.
    shouldFocusError: false,
  });
  useEffect(() => takeInHand(kind), [kind]);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepValues(kind, values) }),
    [form, kind],
  );
  useServerErrors(form, errors);
  useFocusOn(errors.length > 0 ? null : change);

  function handleComplete(values: SignUpValues): void {
    keepValues(kind, values);
    void navigate(change === null ? pathAfter(kind, id) : CHECK.path);
  }

  function startOver(): void {
    forgetValues(kind);
    form.reset(keptValues(kind));
    void navigate(STEPS[kind][0]?.path ?? step.path);
  }

  return {
    kind,
    step,
    form,
    startOver,
    isChange: change !== null,
    isUnfinished: unfinished && errors.length === 0,
    submit: () => void form.handleSubmit(handleComplete)(),
  };
}

/** What the server found wrong stands beside its field until that is changed. */
function useServerErrors(form: UseFormReturn<SignUpValues>, errors: readonly { path: string; message: string }[]) {
  const [found] = useState(errors);
  useEffect(() => {
    // The API names fields by the same paths as the form, because both come from one schema; types cannot know that.
    for (const { path, message } of found) form.setError(path as Path<SignUpValues>, { type: 'server', message });
  }, [form, found]);
}

/** Goes to the one answer that is to be changed. */
function useFocusOn(field: string | null): void {
  useEffect(() => {
    if (field === null) return;
    const control = document.getElementsByName(field)[0] ?? document.getElementsByName(`${field}.0`)[0];
    control?.focus();
  }, [field]);
}
