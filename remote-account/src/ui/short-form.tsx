import { Button, Flex, Stack } from '@counterpoint/kit/core';
import { ErrorSummary } from '@counterpoint/kit/form';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { type FormFailure, FormFailureAlert, failureOf } from './form-failure-alert.tsx';
import { type Check, type PasswordCheck, schemaResolver } from './schema-resolver.ts';
import { summarizeErrors } from './summarize-errors.ts';

interface ShortFormFrameProps<Values extends FieldValues> {
  readonly shortForm: ShortForm<Values>;
  readonly label: string;
  readonly action: string;
  readonly otherAction?: ReactNode;
  readonly children: ReactNode;
}

export function ShortFormFrame<Values extends FieldValues>(props: ShortFormFrameProps<Values>) {
  const { shortForm, label, action, otherAction, children } = props;
  const { form, fields, failure, submit } = shortForm;
  const { errors, submitCount, isSubmitting } = form.formState;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    submit();
  }

  return (
    <form onSubmit={handleSubmit} noValidate aria-label={label}>
      <Stack gap="5">
        <ErrorSummary errors={summarizeErrors(errors, fields)} submitCount={submitCount} />
        <FormFailureAlert failure={failure} />
        {children}
        <Flex gap="3" justify="flex-end" direction={{ base: 'column-reverse', sm: 'row' }}>
          {otherAction}
          <Button type="submit" loading={isSubmitting}>
            {action}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}

interface ShortForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly fields: readonly Path<Values>[];
  readonly failure: FormFailure | null;
  submit(): void;
}

interface ShortFormOptions<Values extends FieldValues> {
  readonly empty: DefaultValues<Values>;
  readonly fields: readonly Path<Values>[];
  readonly check: Check<Values>;
  readonly checkPassword?: PasswordCheck<Values>;
  send(values: Values): Promise<void>;
}

export function useShortForm<Values extends FieldValues>(options: ShortFormOptions<Values>): ShortForm<Values> {
  const { empty, fields, check, checkPassword, send } = options;
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const isSending = useRef(false);
  const form = useForm<Values>({
    defaultValues: empty,
    resolver: schemaResolver(check, checkPassword),
    // `ErrorSummary` takes the focus.
    shouldFocusError: false,
  });

  async function attempt(values: Values): Promise<void> {
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      setFailure(failureOf(error, form.setError, fields));
    }
  }

  async function submit(): Promise<void> {
    // Enter may be pressed twice before the button shows that it is busy.
    if (isSending.current) return;
    isSending.current = true;
    await form.handleSubmit(attempt, () => setFailure(null))();
    isSending.current = false;
  }

  return { form, fields, failure, submit: () => void submit() };
}
