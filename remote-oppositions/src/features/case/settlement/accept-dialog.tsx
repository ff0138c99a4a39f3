import { FormDialog } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import type { CaseDetails, CaseProposal } from '@counterpoint/domain/schemas/cases';
import { Text } from '@counterpoint/kit/core';
import * as z from 'zod/mini';
import { acceptProposal } from '../../../api/case-api.ts';
import * as text from '../../../messages/settlement.generated.ts';
import { ChangedRegistrationNote } from '../../../ui/changed-registration-note.tsx';
import { LineUpEffects } from '../../../ui/lines/line-up-effects.tsx';
import { PendingRevisionNote } from '../../../ui/pending-revision-note.tsx';
import { NewerState, useCaseForm } from '../answers/case-form.tsx';
import { SplitEffect } from './split-effect.tsx';

interface AcceptDialogProps {
  readonly details: CaseDetails;
  readonly proposal: CaseProposal;
  readonly onClose: () => void;
}

export function AcceptDialog({ details, proposal, onClose }: AcceptDialogProps) {
  const { http } = useHost();
  const dialogForm = useCaseForm({
    initial: {},
    schema: z.object({}),
    read: (values) => values,
    send: () => acceptProposal(http, details, proposal.id),
    doneText: ({ state }) => (state === 'resolved' ? text.acceptedByAll() : text.acceptedByYou()),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={text.acceptTitle()}
      submitLabel={text.accept()}
      dialogForm={dialogForm}
      fields={[]}
      onClose={onClose}
    >
      <NewerState details={details} />
      <Text>{text.acceptHint()}</Text>
      <SplitEffect details={details} lines={proposal.lines} />
      <LineUpEffects details={details} lines={proposal.lines} />
      <ChangedRegistrationNote details={details} />
      <PendingRevisionNote details={details} />
    </FormDialog>
  );
}
