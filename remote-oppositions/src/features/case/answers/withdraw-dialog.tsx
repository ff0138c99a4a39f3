import { FormDialog } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import { type CaseDetails, type CaseWithdrawal, caseWithdrawal } from '@counterpoint/domain/schemas/cases';
import { Text } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import { withdrawCase } from '../../../api/case-api.ts';
import * as text from '../../../messages/case-answers.generated.ts';
import { continuesWithout } from '../../../ui/case-identity.ts';
import { NewerState } from './newer-state.tsx';
import { useCaseForm } from './use-case-form.ts';

export function WithdrawDialog({ details, onClose }: { details: CaseDetails; onClose: () => void }) {
  const { http } = useHost();
  const goesOn = continuesWithout(details);
  const dialogForm = useCaseForm<{ reason: string }, CaseWithdrawal>({
    initial: { reason: '' },
    schema: caseWithdrawal,
    read: (values) => values,
    send: (body) => withdrawCase(http, details, body),
    doneText: () => (goesOn ? text.left() : text.withdrawn({ number: details.number })),
    onDone: onClose,
  });
  const { register, formState } = dialogForm.form;
  return (
    <FormDialog
      title={goesOn ? text.leaveTitle({ number: details.number }) : text.withdrawTitle({ number: details.number })}
      submitLabel={goesOn ? text.leave() : text.withdraw()}
      tone="danger"
      dialogForm={dialogForm}
      fields={['reason']}
      onClose={onClose}
    >
      <NewerState details={details} />
      <Text>
        {goesOn ? text.leaveHint() : text.withdrawHint()} {text.canFileAgain()}
      </Text>
      <Field label={text.whyWithdraw()} isOptional error={formState.errors.reason?.message}>
        <Textarea {...register('reason')} />
      </Field>
    </FormDialog>
  );
}
