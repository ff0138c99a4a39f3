import { type DialogForm, type DialogFormOptions, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import type { CaseDetails } from '@counterpoint/domain/schemas';
import type { FieldValues } from 'react-hook-form';
import { useCaseChanged } from '../use-case.ts';

interface CaseFormOptions<Values extends FieldValues, Body>
  extends Omit<DialogFormOptions<Values, Body>, 'refresh' | 'send'> {
  readonly send: (body: Body, idempotencyKey: string) => Promise<CaseDetails>;
  /** What is said once it is done. */
  readonly said: (details: CaseDetails) => string;
}

/** A form over a case: the answer of the server is shown at once, and the case is fetched again after each attempt. */
export function useCaseForm<Values extends FieldValues, Body>({
  send,
  said,
  ...options
}: CaseFormOptions<Values, Body>): DialogForm<Values> {
  const { notify } = useHost();
  const { show, refresh } = useCaseChanged();
  return useDialogForm<Values, Body>({
    ...options,
    refresh,
    send: async (body, idempotencyKey) => {
      const details = await send(body, idempotencyKey);
      show(details);
      notify(said(details), { type: 'success' });
    },
  });
}

/** What is done, and that it ended the case where it did. */
export function saidOf(done: string): (details: CaseDetails) => string {
  return ({ state }) => (state === 'resolved' ? `${done} The case is resolved.` : done);
}
