import { type DialogFormOptions, FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import { type CaseDetails, formatCaseEvent } from '@counterpoint/domain/schemas/cases';
import { Alert } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import { caseStatus, RelativeDate } from '@counterpoint/kit/page';
import type { Message } from '@counterpoint/messages';
import { type ReactNode, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { actOnCase } from '../../../api/case-api.ts';
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

interface CaseDialogProps<Values extends FieldValues> {
  readonly details: CaseDetails;
  readonly title: string;
  readonly submitLabel: string;
  readonly tone?: 'normal' | 'danger';
  readonly initial: DefaultValues<Values>;
  readonly schema: DialogFormOptions<Values, unknown>['schema'];
  /** The act, from the values entered. */
  readonly path: Parameters<typeof actOnCase>[2]['path'];
  readonly read?: (values: Values) => object;
  readonly doneText: (details: CaseDetails) => string;
  readonly onClose: () => void;
  readonly children: (form: UseFormReturn<Values>) => ReactNode;
}

/** A dialog whose form acts on the case as it is now. */
export function CaseDialog<Values extends FieldValues>(props: CaseDialogProps<Values>) {
  const { details, initial, schema, path, read = (values) => values, doneText, onClose, children, ...frame } = props;
  const { http, notify } = useHost();
  const { show, refresh } = useCaseChanged();
  const dialogForm = useDialogForm<Values, unknown>({
    initial,
    schema,
    read,
    refresh,
    onDone: onClose,
    send: async (json) => {
      const changed = await actOnCase(http, details, { path, json });
      show(changed);
      notify(doneText(changed), { type: 'success' });
    },
  });
  return (
    <FormDialog {...frame} dialogForm={dialogForm} fields={Object.keys(initial)} onClose={onClose}>
      <NewerState details={details} />
      {children(dialogForm.form)}
    </FormDialog>
  );
}

interface TextFieldProps {
  readonly form: UseFormReturn<{ statement: string }>;
  readonly label: string;
}

/** A statement that all parties can read. */
export function StatementField({ form: { register, formState }, label }: TextFieldProps) {
  return (
    <Field label={label} help={text.readByAll()} error={formState.errors.statement?.message}>
      <Textarea {...register('statement')} />
    </Field>
  );
}

export function doneMessage(done: Message): (details: CaseDetails) => string {
  return ({ state }) => (state === 'resolved' ? text.andResolved({ done: done() }) : done());
}
