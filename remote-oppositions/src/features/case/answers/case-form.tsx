import { type DialogForm, type DialogFormOptions, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import { type CaseDetails, formatCaseEvent } from '@counterpoint/domain/schemas/cases';
import { Alert } from '@counterpoint/kit/core';
import { caseStatus, RelativeDate } from '@counterpoint/kit/page';
import type { Message } from '@counterpoint/messages';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as text from '../../../messages/case-answers.generated.ts';
import { useCaseChanged } from '../use-case.ts';

/** Submitting applies to the case as it is now, so this shows what changed since the form opened. */
export function NewerState({ details }: { details: CaseDetails }) {
  const [opened] = useState(details);
  if (opened.version === details.version) return null;
  return (
    <Alert tone="warning" title={text.changed()}>
      <NewsSince details={details} opened={opened} />
      <p>{text.nowAt({ state: caseStatus(details.state).label })}</p>
    </Alert>
  );
}

export function NewsSince({ details, opened }: { details: CaseDetails; opened: CaseDetails }) {
  const known = new Set(opened.events.map(({ id }) => id));
  const news = details.events.filter(({ id }) => !known.has(id));
  return (
    <ul>
      {news.map((event) => (
        <li key={event.id}>
          {formatCaseEvent(event)}, <RelativeDate at={event.at} />
        </li>
      ))}
    </ul>
  );
}

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
