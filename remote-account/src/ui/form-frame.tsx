import type { DialogForm } from '@counterpoint/area-ui/dialogs';
import { Button, Flex, Stack } from '@counterpoint/kit/core';
import { ErrorSummary } from '@counterpoint/kit/form';
import type { ReactNode, SubmitEvent } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { FormFailureAlert } from './form-failure-alert.tsx';
import { summarizeErrors } from './summarize-errors.ts';

interface FormFrameProps<Values extends FieldValues> {
  readonly dialogForm: DialogForm<Values>;
  readonly fields: readonly Path<Values>[];
  readonly label: string;
  readonly action: string;
  readonly otherAction?: ReactNode;
  readonly children: ReactNode;
}

/** A form of `useDialogForm` on a page. */
export function FormFrame<Values extends FieldValues>(props: FormFrameProps<Values>) {
  const { dialogForm, fields, label, action, otherAction, children } = props;
  const { errors, submitCount, isSubmitting } = dialogForm.form.formState;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    dialogForm.submit();
  }

  return (
    <form onSubmit={handleSubmit} noValidate aria-label={label}>
      <Stack gap="5">
        <ErrorSummary errors={summarizeErrors(errors, fields)} submitCount={submitCount} />
        <FormFailureAlert failure={dialogForm.failure} fields={fields} />
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
