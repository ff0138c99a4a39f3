import { type DialogForm, type DialogFormOptions, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import type { Message } from '@counterpoint/messages';
import type { FieldValues } from 'react-hook-form';
import * as text from '../../../messages/case-answers.generated.ts';
import { useCaseChanged } from '../use-case.ts';

interface CaseFormOptions<Values extends FieldValues, Body>
  extends Omit<DialogFormOptions<Values, Body>, 'refresh' | 'send'> {
  readonly send: (body: Body, idempotencyKey: string) => Promise<CaseDetails>;
  readonly doneText: (details: CaseDetails) => string;
}

export function useCaseForm<Values extends FieldValues, Body>({
  send,
  doneText,
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
      notify(doneText(details), { type: 'success' });
    },
  });
}

export function doneMessage(done: Message): (details: CaseDetails) => string {
  return ({ state }) => (state === 'resolved' ? text.andResolved({ done: done() }) : done());
}
