import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Stack } from '@counterpoint/kit/core';
import { ErrorSummary } from '@counterpoint/kit/form';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { type FieldError, type FieldValues, get } from 'react-hook-form';
import * as text from '../messages/dialogs.generated.ts';
import type { DialogForm } from './use-dialog-form.ts';

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

/** Escape, the close button and a press outside keep what was typed; only Cancel discards it. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { title, submitLabel, tone = 'normal', dialogForm, fields, isWide = false, onClose, children } = props;
  const { form, failure, submit } = dialogForm;
  const { errors, submitCount, isSubmitting, isDirty } = form.formState;
  const [isKeptOpen, setKeptOpen] = useState(false);
  const formId = useId();
  const wrong = fields.flatMap((name) => {
    const error: FieldError | undefined = get(errors, name);
    return error?.message ? [{ name, message: error.message }] : [];
  });
  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    submit();
  }
  return (
    <Dialog
      isOpen
      isWide={isWide}
      onClose={() => (isDirty ? setKeptOpen(true) : onClose())}
      title={title}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {text.cancel()}
          </Button>
          <Button type="submit" form={formId} loading={isSubmitting} variant={tone === 'danger' ? 'danger' : 'solid'}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} noValidate>
        <Stack gap="4">
          {isKeptOpen && (
            <Alert tone="warning" title={text.notSent()}>
              {text.cancelDiscards()}
            </Alert>
          )}
          <ErrorSummary errors={wrong} submitCount={submitCount} />
          {failure && (
            <Alert tone="error" title={failure.message}>
              {failure.details.map(({ path, message }) => (
                <p key={`${path}:${message}`}>{message}</p>
              ))}
              <p>{text.stillHere()}</p>
            </Alert>
          )}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
