import { FormDialog } from '@counterpoint/catalogue/versions';
import { useHost } from '@counterpoint/contract';
import { type ClaimAnswer, claimAnswer, type LineUpClaim, type RecordingDetails } from '@counterpoint/domain/schemas';
import { Text } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import { answerPart } from '../../../api/claims-api.ts';
import { useRecordingForm } from './use-recording-form.ts';

interface RefusePartDialogProps {
  readonly recording: RecordingDetails;
  readonly claim: LineUpClaim;
  readonly onClose: () => void;
}

/** Refuses a performer's claim, with a reason that they are told. */
export function RefusePartDialog({ recording, claim, onClose }: RefusePartDialogProps) {
  const { http, notify } = useHost();
  const dialogForm = useRecordingForm<{ reason: string }, ClaimAnswer>({
    initial: { reason: '' },
    schema: claimAnswer,
    read: ({ reason }) => ({ is_accepted: false, reason }),
    send: (answer) => answerPart(http, { ...recording, claimId: claim.id }, answer),
    onDone: () => {
      notify('The claim is refused.', { type: 'success' });
      onClose();
    },
  });
  const { register, formState } = dialogForm.form;
  return (
    <FormDialog
      title={`Refuse the claim of ${claim.name}?`}
      submitLabel="Refuse the claim"
      tone="danger"
      dialogForm={dialogForm}
      fields={['reason']}
      onClose={onClose}
    >
      <Text>The line-up stays as it is. They are told why, and can claim once more.</Text>
      <Field label="Why you refuse" error={formState.errors.reason?.message}>
        <Textarea {...register('reason')} />
      </Field>
    </FormDialog>
  );
}
