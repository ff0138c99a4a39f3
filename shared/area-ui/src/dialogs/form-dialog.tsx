import { messageOf, problemOf } from '@counterpoint/client/http';
import { useIdempotencyKey } from '@counterpoint/client/queries';
import { type ProblemDetail, problemsIn } from '@counterpoint/domain/schemas/requests';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Stack } from '@counterpoint/kit/core';
import { applyServerErrors, ErrorSummary } from '@counterpoint/kit/form';
import { type MouseEvent, type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  FormProvider,
  get,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { problemResolver } from '../form/problem-resolver.ts';
import { createRejections } from '../form/rejections.ts';
import * as text from '../messages/dialogs.generated.ts';
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

export interface DialogFormOptions<Values extends FieldValues, Body> {
  readonly initial: DefaultValues<Values>;
  /** Whether fields are validated once they are left, and not only on submission. */
  readonly isCheckedOnLeave?: boolean;
  readonly schema: z.ZodMiniType<Body>;
  readonly read: (values: Values) => unknown;
  /** Returns the field that shows what is wrong at a path of the body, if the form has other paths. */
  readonly fieldOf?: (path: string, values: Values) => string;
  /** The key stays the same for the same content, so that a retry is idempotent. */
  readonly send: (body: Body, idempotencyKey: string) => Promise<unknown>;
  readonly onDone: () => void;
  /** Also runs after a rejection, because the data may have changed. */
  readonly refresh?: () => Promise<unknown>;
}

export interface DialogForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** `details` are by field, as far as the form has one. */
  readonly failure: { readonly message: string; readonly details: readonly ProblemDetail[] } | null;
  submit(): void;
  /** Validates all fields without submitting. */
  validate(): Promise<boolean>;
}

export function useDialogForm<Values extends FieldValues, Body>(
  options: DialogFormOptions<Values, Body>,
): DialogForm<Values> {
  const { initial, isCheckedOnLeave = false, schema, read, fieldOf = (path) => path, send, onDone, refresh } = options;
  const [failure, setFailure] = useState<DialogForm<Values>['failure']>(null);
  const [rejections] = useState(createRejections);
  const form = useForm<Values>({
    defaultValues: initial,
    mode: isCheckedOnLeave ? 'onTouched' : 'onSubmit',
    // `ErrorSummary` takes the focus.
    shouldFocusError: false,
    resolver: problemResolver((values) => {
      const entered = read(values);
      const { error } = schema.safeParse(entered);
      return atFields([...(error ? problemsIn(error) : []), ...rejections.of(entered)], values);
    }),
  });
  const keyOf = useIdempotencyKey();
  const isSending = useRef(false);

  function atFields(details: readonly ProblemDetail[], values: Values) {
    return details.map(({ path, message }) => ({ path: fieldOf(path, values), message }));
  }
  async function handleValid(values: Values) {
    setFailure(null);
    const body = schema.parse(read(values));
    try {
      await send(body, keyOf(body));
      onDone();
    } catch (error) {
      const rejected = problemOf(error)?.details ?? [];
      rejections.set(rejected, read(values));
      const details = atFields(rejected, values);
      applyServerErrors({ details }, form.setError);
      setFailure({ message: messageOf(error), details });
    } finally {
      void refresh?.();
    }
  }
  async function submit() {
    // Enter may be pressed twice before the button shows that it is busy.
    if (isSending.current) return;
    isSending.current = true;
    rejections.clear();
    await form.handleSubmit(handleValid, () => setFailure(null))();
    isSending.current = false;
  }
  async function validate() {
    rejections.clear();
    return await form.trigger();
  }
  return { form, failure, submit: () => void submit(), validate };
}
