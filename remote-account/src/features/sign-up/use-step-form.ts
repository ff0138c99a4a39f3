import { useNavigate } from '@counterpoint/contract/router';
import type { RegisterAs } from '@counterpoint/domain/schemas/members';
import { useEffect, useState } from 'react';
import { type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { schemaResolver } from '../../ui/schema-resolver.ts';
import { clearValues, loadValues, saveKind, saveValues } from './saved-answers.ts';
import {
  CHECK,
  checkStep,
  passwordWeakness,
  pathAfter,
  type SignUpStep,
  STEPS,
  type StepId,
  stepOf,
} from './sign-up-steps.ts';
import type { SignUpValues } from './sign-up-values.ts';
import { useStepArrival } from './step-arrival.ts';

export interface StepForm {
  readonly kind: RegisterAs;
  readonly step: SignUpStep;
  readonly form: UseFormReturn<SignUpValues>;
  readonly isChange: boolean;
  readonly isUnfinished: boolean;
  submit(): void;
  /** Leaves the step, even with errors. */
  goOn(): void;
  startOver(): void;
}

export function useStepForm(kind: RegisterAs, id: StepId): StepForm {
  const navigate = useNavigate();
  const { change, unfinished, errors } = useStepArrival();
  const step = stepOf(kind, id);
  const form = useForm<SignUpValues>({
    defaultValues: loadValues(kind),
    resolver: schemaResolver(checkStep(kind, step), id === 'account' ? passwordWeakness : undefined),
    // `ErrorSummary` takes the focus.
    shouldFocusError: false,
  });
  useEffect(() => saveKind(kind), [kind]);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => saveValues(kind, values) }),
    [form, kind],
  );
  useServerErrors(form, errors);
  useFieldFocus(errors.length > 0 ? null : change);

  function goOn(): void {
    saveValues(kind, form.getValues());
    void navigate(change === null ? pathAfter(kind, id) : CHECK.path);
  }

  function startOver(): void {
    clearValues(kind);
    form.reset(loadValues(kind));
    void navigate(STEPS[kind][0]?.path ?? step.path);
  }

  return {
    kind,
    step,
    form,
    goOn,
    startOver,
    isChange: change !== null,
    isUnfinished: unfinished && errors.length === 0,
    submit: () => void form.handleSubmit(goOn)(),
  };
}

function useServerErrors(form: UseFormReturn<SignUpValues>, errors: readonly { path: string; message: string }[]) {
  const [serverErrors] = useState(errors);
  useEffect(() => {
    // The API and the form share one schema and so its paths, which types can't express.
    for (const { path, message } of serverErrors)
      form.setError(path as Path<SignUpValues>, { type: 'server', message });
  }, [form, serverErrors]);
}

function useFieldFocus(field: string | null): void {
  useEffect(() => {
    if (field === null) return;
    const control = document.getElementsByName(field)[0] ?? document.querySelector<HTMLElement>(`[name^="${field}."]`);
    control?.focus();
  }, [field]);
}
