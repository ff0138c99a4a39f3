import { FormDialog } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import { type CaseDetails, type CaseProposal, type Refusal, refusal } from '@counterpoint/domain/schemas/cases';
import { Text } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import { refuseProposal } from '../../../api/case-api.ts';
import * as text from '../../../messages/settlement.generated.ts';
import { NewerState, useCaseForm } from '../answers/case-form.tsx';

interface RefuseDialogProps {
  readonly details: CaseDetails;
  readonly proposal: CaseProposal;
  readonly onClose: () => void;
}

export function RefuseDialog({ details, proposal, onClose }: RefuseDialogProps) {
  const { http } = useHost();
  const { is_mine: isMine } = proposal;
  const dialogForm = useCaseForm<{ reason: string }, Refusal>({
    initial: { reason: '' },
    schema: refusal,
    read: (values) => values,
    send: (json) => refuseProposal(http, details, { proposalId: proposal.id, json }),
    doneText: () => (isMine ? text.withdrawnToast() : text.refusedToast()),
    onDone: onClose,
  });
  const { register, formState } = dialogForm.form;
  return (
    <FormDialog
      title={isMine ? text.withdrawTitle() : text.refuseTitle()}
      submitLabel={isMine ? text.withdraw() : text.refuseSplit()}
      tone="danger"
      dialogForm={dialogForm}
      fields={['reason']}
      onClose={onClose}
    >
      <NewerState details={details} />
      <Text>
        {text.sharesStay()}
        {isMine && ` ${text.askedAgain()}`}
      </Text>
      <Field
        label={isMine ? text.whyWithdraw() : text.whyRefuse()}
        help={text.readByOthers()}
        error={formState.errors.reason?.message}
      >
        <Textarea {...register('reason')} />
      </Field>
    </FormDialog>
  );
}
