import { FormDialog } from '@counterpoint/catalogue/versions';
import { useHost } from '@counterpoint/contract';
import { type ClaimAnswer, type CompositionDetails, claimAnswer, type WorkClaim } from '@counterpoint/domain/schemas';
import { Text } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import { answerClaim } from '../../../api/work-api.ts';
import { useWorkForm } from './use-work-form.ts';

interface RefuseClaimDialogProps {
  readonly work: CompositionDetails;
  readonly claim: WorkClaim;
  readonly onClose: () => void;
}

/** Refuses a claim, with a reason that the member is told. */
export function RefuseClaimDialog({ work, claim, onClose }: RefuseClaimDialogProps) {
  const { http, notify } = useHost();
  const dialogForm = useWorkForm<{ reason: string }, ClaimAnswer>({
    initial: { reason: '' },
    schema: claimAnswer,
    read: ({ reason }) => ({ is_accepted: false, reason }),
    send: (body) => answerClaim(http, { ...work, claimId: claim.id }, body),
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
      <Text>The line stays without a name. They are told, and can open a case.</Text>
      <Field label="Why you refuse" error={formState.errors.reason?.message}>
        <Textarea {...register('reason')} />
      </Field>
    </FormDialog>
  );
}
