import { type CaseDetails, type CaseProposal, refusal } from '@counterpoint/domain/schemas/cases';
import { Text } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import * as text from '../../../messages/settlement.generated.ts';
import { CaseDialog } from '../answers/case-form.tsx';

interface RefuseDialogProps {
  readonly details: CaseDetails;
  readonly proposal: CaseProposal;
  readonly onClose: () => void;
}

export function RefuseDialog({ details, proposal: { id, is_mine: isMine }, onClose }: RefuseDialogProps) {
  return (
    <CaseDialog<{ reason: string }>
      details={details}
      title={isMine ? text.withdrawTitle() : text.refuseTitle()}
      submitLabel={isMine ? text.withdraw() : text.refuseSplit()}
      tone="danger"
      initial={{ reason: '' }}
      schema={refusal}
      path={['proposals', id, 'refusal']}
      doneText={isMine ? text.withdrawnToast : text.refusedToast}
      onClose={onClose}
    >
      {({ register, formState }) => (
        <>
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
        </>
      )}
    </CaseDialog>
  );
}
