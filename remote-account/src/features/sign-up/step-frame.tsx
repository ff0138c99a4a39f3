import { problemResolver } from '@counterpoint/area-ui/form';
import { useTitle } from '@counterpoint/area-ui/page';
import { Navigate, useNavigate } from '@counterpoint/contract/router';
import type { RegisterAs } from '@counterpoint/domain/schemas/members';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Alert, Box, Button, Card, Stack } from '@counterpoint/kit/core';
import { focusField } from '@counterpoint/kit/form';
import { PageHeader } from '@counterpoint/kit/page';
import { StepFrame as StepFrameOf } from '@counterpoint/kit/wizard';
import { type ReactNode, useEffect, useState } from 'react';
import { type Path, type UseFormReturn, useForm } from 'react-hook-form';
import * as text from '../../messages/sign-up.generated.ts';
import { summarizeErrors } from '../../ui/summarize-errors.ts';
import { clearValues, hasValues, loadValues, saveKind, saveValues } from './saved-answers.ts';
import { SignUpProgress } from './sign-up-progress.tsx';
import { CHECK, findProblems, pathAfter, STEPS, type StepId, stepOf, stepWith } from './sign-up-steps.ts';
import type { SignUpValues } from './sign-up-values.ts';
import { type StepArrival, useStepArrival } from './step-arrival.ts';

interface StepFrameProps {
  readonly stepForm: StepForm;
  readonly title: string;
  readonly context: ReactNode;
  readonly children: ReactNode;
}

export function StepFrame({ stepForm, title, context, children }: StepFrameProps) {
  const { form, kind, step, isChange, isUnfinished, submit, proceed, startOver } = stepForm;
  const { errors, submitCount } = form.formState;
  const navigate = useNavigate();
  useTitle(title);
  const steps = STEPS[kind];
  const before = isChange ? undefined : steps[steps.findIndex(({ id }) => id === step.id) - 1];

  return (
    <Box maxWidth="42rem" marginX="auto">
      <SignUpProgress kind={kind} current={step.id} />
      <PageHeader title={title} context={context} />
      <StepFrameOf
        label={title}
        problems={summarizeErrors(errors, step.fields).map(({ name, message }) => ({ path: name, message }))}
        attempts={submitCount}
        continueLabel={isChange ? text.saveAndCheck() : text.next()}
        onBack={before ? () => void navigate(before.path) : null}
        onContinue={submit}
        onContinueAnyway={proceed}
        actions={<StartOver onConfirm={startOver} />}
      >
        {isUnfinished && <Alert tone="info" title={text.complete()} />}
        <Card>
          <Stack gap="5">{children}</Stack>
        </Card>
      </StepFrameOf>
    </Box>
  );
}

function StartOver({ onConfirm }: { onConfirm: () => void }) {
  const [isOpen, setIsOpen] = useState(false);

  function handleConfirm(): void {
    setIsOpen(false);
    onConfirm();
  }

  return (
    <>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        {text.startOver()}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={text.clearQuestion()}
        confirmLabel={text.clearAndStartOver()}
        tone="danger"
        onConfirm={handleConfirm}
        onCancel={() => setIsOpen(false)}
      >
        {text.clearConsequence()}
      </ConfirmDialog>
    </>
  );
}

type StepForm = ReturnType<typeof useStepForm>;

export function useStepForm(kind: RegisterAs, id: StepId) {
  const navigate = useNavigate();
  const { change, unfinished, errors } = useStepArrival();
  const step = stepOf(kind, id);
  const form = useForm<SignUpValues>({
    defaultValues: loadValues(kind),
    resolver: problemResolver((values) =>
      findProblems(kind, values).filter(({ path }) => stepWith(kind, path) === step),
    ),
    // `ErrorSummary` takes the focus.
    shouldFocusError: false,
  });
  useEffect(() => saveKind(kind), [kind]);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => saveValues(kind, values) }),
    [form, kind],
  );
  useServerErrors(form, errors);
  const field = errors.length > 0 ? null : change;
  useEffect(() => {
    if (field !== null) focusField(field);
  }, [field]);

  /** Leaves the step, even with errors. */
  function proceed(): void {
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
    proceed,
    startOver,
    isChange: change !== null,
    isUnfinished: unfinished && errors.length === 0,
    submit: () => void form.handleSubmit(proceed)(),
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

/** Leads to the first step until something is answered. */
export function StepGuard({ kind, children }: { kind: RegisterAs; children: ReactNode }) {
  const [isBegun] = useState(() => hasValues(kind));
  const [first] = STEPS[kind];
  const state: StepArrival = { unfinished: true };
  if (!isBegun && first) return <Navigate to={first.path} replace state={state} />;
  return children;
}
