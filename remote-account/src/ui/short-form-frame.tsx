import { Button, Flex, Stack } from '@counterpoint/kit/core';
import { ErrorSummary } from '@counterpoint/kit/form';
import type { ReactNode, SubmitEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormFailureAlert } from './form-failure-alert.tsx';
import { summarizeErrors } from './summarize-errors.ts';
import type { ShortForm } from './use-short-form.ts';

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
