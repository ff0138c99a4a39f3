import { messageOf, problemOf } from '@counterpoint/client/http';
import { newIdempotencyKey } from '@counterpoint/client/queries';
import { type ProblemDetail, problemsIn } from '@counterpoint/domain/schemas/requests';
import { applyServerErrors } from '@counterpoint/kit/form';
import { useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { problemResolver } from '../form/problem-resolver.ts';

export interface DialogFormOptions<Values extends FieldValues, Body> {
  readonly initial: DefaultValues<Values>;
  readonly schema: z.ZodMiniType<Body>;
  readonly read: (values: Values) => unknown;
  /** The key stays the same for the same content, so that a retry is idempotent. */
  readonly send: (body: Body, idempotencyKey: string) => Promise<unknown>;
  readonly onDone: () => void;
  /** Also runs after a rejection, because the data may have changed. */
  readonly refresh: () => Promise<unknown>;
}

export interface DialogForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly failure: { readonly message: string; readonly details: readonly ProblemDetail[] } | null;
  submit(): void;
}

export function useDialogForm<Values extends FieldValues, Body>(
  options: DialogFormOptions<Values, Body>,
): DialogForm<Values> {
  const { initial, schema, read, send, onDone, refresh } = options;
  const [failure, setFailure] = useState<DialogForm<Values>['failure']>(null);
  const form = useForm<Values>({
    defaultValues: initial,
    // `ErrorSummary` takes the focus.
    shouldFocusError: false,
    resolver: problemResolver((values) => {
      const { error } = schema.safeParse(read(values));
      return error ? problemsIn(error) : [];
    }),
  });
  const attempt = useRef({ body: '', key: '' });
  const isSending = useRef(false);

  async function handleValid(values: Values) {
    setFailure(null);
    const body = schema.parse(read(values));
    const text = JSON.stringify(body);
    if (attempt.current.body !== text) attempt.current = { body: text, key: newIdempotencyKey() };
    try {
      await send(body, attempt.current.key);
      onDone();
    } catch (error) {
      const details = applyServerErrors(error, form.setError);
      if (details.length > 0 || (problemOf(error)?.details ?? []).length === 0)
        setFailure({ message: messageOf(error), details });
    } finally {
      void refresh();
    }
  }
  async function submit() {
    // Enter may be pressed twice before the button shows that it is busy.
    if (isSending.current) return;
    isSending.current = true;
    await form.handleSubmit(handleValid)();
    isSending.current = false;
  }
  return { form, failure, submit: () => void submit() };
}
