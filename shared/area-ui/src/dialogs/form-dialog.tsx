import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Stack } from '@counterpoint/kit/core';
import { ErrorSummary } from '@counterpoint/kit/form';
import { type MouseEvent, type ReactNode, type SubmitEvent, useId } from 'react';
import { type FieldError, type FieldValues, FormProvider, get } from 'react-hook-form';
import * as text from '../messages/dialogs.generated.ts';
import type { DialogForm } from './use-dialog-form.ts';
import { useUnsent } from './use-unsent.tsx';

interface FormDialogProps<Values extends FieldValues> {
  readonly title: string;
  readonly submitLabel: string;
  readonly tone?: 'normal' | 'danger';
  readonly dialogForm: DialogForm<Values>;
  readonly fields: readonly string[];
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Escape, the close button and a click outside keep the input; only Cancel discards it. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { title, submitLabel, tone = 'normal', dialogForm, fields, isWide = false, onClose, children } = props;
  const { form, failure, submit } = dialogForm;
  const { errors, submitCount, isSubmitting, isDirty } = form.formState;
  const unsent = useUnsent({ isFilled: isDirty, isSent: isSubmitting, onClose });
  const formId = useId();
  const wrong = fields.flatMap((name) => {
    const error: FieldError | undefined = get(errors, name);
    return error?.message ? [{ name, message: error.message }] : [];
  });
  const unplaced = failure?.details.filter(({ path }) => !fields.includes(path)) ?? [];
  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    // In React's tree a dialog may be inside another form, which must not be submitted too.
    event.stopPropagation();
    submit();
  }
  return (
    <Dialog
      isOpen
      isWide={isWide}
      onClose={unsent.dismiss}
      title={title}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {text.cancel()}
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={isSubmitting}
            variant={tone === 'danger' ? 'danger' : 'solid'}
            onClick={ignoreDoubleClick}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} noValidate>
        <Stack gap="4">
          {unsent.alert}
          <ErrorSummary errors={wrong} submitCount={submitCount} />
          {failure && (unplaced.length > 0 || failure.details.length === 0) && (
            <Alert tone="error" title={failure.message}>
              {unplaced.map(({ path, message }) => (
                <p key={`${path}:${message}`}>{message}</p>
              ))}
              <p>{text.stillHere()}</p>
            </Alert>
          )}
          <FormProvider {...form}>{children}</FormProvider>
        </Stack>
      </form>
    </Dialog>
  );
}

/** The first click may change what the button does, such as from a claim to opening a case. */
function ignoreDoubleClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
