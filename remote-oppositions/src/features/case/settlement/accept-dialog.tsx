import type { CaseDetails, CaseProposal } from '@counterpoint/domain/schemas/cases';
import { Text } from '@counterpoint/kit/core';
import * as z from 'zod/mini';
import * as text from '../../../messages/settlement.generated.ts';
import { OutcomeNotes } from '../../../ui/lines/outcome-notes.tsx';
import { CaseDialog } from '../answers/case-form.tsx';
import { SplitEffect } from './split-effect.tsx';

interface AcceptDialogProps {
  readonly details: CaseDetails;
  readonly proposal: CaseProposal;
  readonly onClose: () => void;
}

export function AcceptDialog({ details, proposal, onClose }: AcceptDialogProps) {
  return (
    <CaseDialog
      details={details}
      title={text.acceptTitle()}
      submitLabel={text.accept()}
      initial={{}}
      schema={z.object({})}
      path={['proposals', proposal.id, 'acceptance']}
      doneText={({ state }) => (state === 'resolved' ? text.acceptedByAll() : text.acceptedByYou())}
      onClose={onClose}
    >
      {() => (
        <>
          <Text>{text.acceptHint()}</Text>
          <SplitEffect details={details} lines={proposal.lines} />
          <OutcomeNotes details={details} lines={proposal.lines} />
        </>
      )}
    </CaseDialog>
  );
}
