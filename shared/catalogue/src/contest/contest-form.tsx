import { type DialogForm, FormDialog } from '@counterpoint/area-ui/dialogs';
import { Text } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import { type FieldError, type FieldValues, get, type Path } from 'react-hook-form';
import { OnBehalf } from '../mandates/index.ts';
import * as text from '../messages/contest.generated.ts';
import type { EntryView } from '../revisions/entry-view.ts';

interface ContestFormProps<Values extends FieldValues & { readonly reason: string }>
  extends Pick<EntryView<never>, 'given'> {
  readonly dialogForm: DialogForm<Values>;
  readonly fields: readonly string[];
  readonly isWide?: boolean;
  readonly onClose: () => void;
  /** The fields for what should be the member's, and the preview. */
  readonly children: ReactNode;
}

export function ContestForm<Values extends FieldValues & { readonly reason: string }>(props: ContestFormProps<Values>) {
  const { given, dialogForm, fields, isWide = false, onClose, children } = props;
  const { register, formState } = dialogForm.form;
  const problem: FieldError | undefined = get(formState.errors, 'reason');
  return (
    <FormDialog
      isWide={isWide}
      title={text.contest({ given })}
      submitLabel={text.submit({ given })}
      dialogForm={dialogForm}
      fields={['reason', ...fields]}
      onClose={onClose}
    >
      <OnBehalf />
      <Text>{text.hint({ given })}</Text>
      <Field label={text.problem()} error={problem?.message}>
        {/* All values have a reason, which the type of a generic form doesn't tell. */}
        <Textarea {...register('reason' as Path<Values>)} />
      </Field>
      <Text fontWeight="semibold">{text.correct({ given })}</Text>
      {children}
    </FormDialog>
  );
}
