import { FormDialog } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import { type CaseDetails, type CaseProposal, type Refusal, refusal } from '@counterpoint/domain/schemas/cases';
import { Text } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import { refuseProposal } from '../../../api/case-api.ts';
import { NewerState } from '../answers/newer-state.tsx';
import { useCaseForm } from '../answers/use-case-form.ts';

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
    said: () => (isMine ? 'Your split is taken back.' : 'The split is refused.'),
    onDone: onClose,
  });
  const { register, formState } = dialogForm.form;
  return (
    <FormDialog
      title={isMine ? 'Take your split back?' : 'Refuse the split?'}
      submitLabel={isMine ? 'Take it back' : 'Refuse the split'}
      tone="danger"
      dialogForm={dialogForm}
      fields={['reason']}
      onClose={onClose}
    >
      <NewerState details={details} />
      <Text>
        The shares stay on hold, and any party can propose another split.
        {isMine && ' Whoever had yet to answer is asked again.'}
      </Text>
      <Field
        label={isMine ? 'Why you take it back' : 'Why you refuse'}
        help="The other parties read this."
        error={formState.errors.reason?.message}
      >
        <Textarea {...register('reason')} />
      </Field>
    </FormDialog>
  );
}
