import { messageOf, problemOf } from '@counterpoint/client/http';
import { useIdempotencyKey } from '@counterpoint/client/queries';
import { type ProblemDetail, problemsIn } from '@counterpoint/domain/schemas/requests';
import { applyServerErrors } from '@counterpoint/kit/form';
import { useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { problemResolver } from '../form/problem-resolver.ts';
import { createRejections } from '../form/rejections.ts';

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
