import { FormDialog } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import { type CaseDetails, type CaseWithdrawal, caseWithdrawal } from '@counterpoint/domain/schemas/cases';
import { Text } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import { withdrawCase } from '../../../api/case-api.ts';
import { goesOnWithout } from '../words/case-identity.ts';
import { NewerState } from './newer-state.tsx';
import { useCaseForm } from './use-case-form.ts';

export function WithdrawDialog({ details, onClose }: { details: CaseDetails; onClose: () => void }) {
  const { http } = useHost();
  const goesOn = goesOnWithout(details);
  const dialogForm = useCaseForm<{ reason: string }, CaseWithdrawal>({
    initial: { reason: '' },
    schema: caseWithdrawal,
    read: (values) => values,
    send: (body) => withdrawCase(http, details, body),
    said: () => (goesOn ? 'You have left the case.' : `Case ${details.number} is withdrawn.`),
    onDone: onClose,
  });
  const { register, formState } = dialogForm.form;
  return (
    <FormDialog
      title={goesOn ? `Leave ${details.number}?` : `Withdraw ${details.number}?`}
      submitLabel={goesOn ? 'Leave the case' : 'Withdraw the case'}
      tone="danger"
      dialogForm={dialogForm}
      fields={['reason']}
      onClose={onClose}
    >
      <NewerState details={details} />
      <Text>
        {goesOn
          ? 'Your claim is taken back; the case goes on with the others who claim.'
          : 'The case ends, the registration stays as it is, and nothing is on hold any more.'}{' '}
        Everybody in it is told. You can file another case later.
      </Text>
      <Field label="Why you take it back" isOptional error={formState.errors.reason?.message}>
        <Textarea {...register('reason')} />
      </Field>
    </FormDialog>
  );
}
