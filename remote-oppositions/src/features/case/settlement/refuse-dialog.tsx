import { ReasonDialog } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import { type CaseDetails, type CaseProposal, refusal } from '@counterpoint/domain/schemas/cases';
import { Text } from '@counterpoint/kit/core';
import { refuseProposal } from '../../../api/case-api.ts';
import * as text from '../../../messages/settlement.generated.ts';
import { NewerState } from '../answers/case-form.tsx';
import { useCaseChanged } from '../use-case.ts';

interface RefuseDialogProps {
  readonly details: CaseDetails;
  readonly proposal: CaseProposal;
  readonly onClose: () => void;
}

export function RefuseDialog({ details, proposal: { id, is_mine: isMine }, onClose }: RefuseDialogProps) {
  const { http } = useHost();
  const { show, refresh } = useCaseChanged();
  return (
    <ReasonDialog
      title={isMine ? text.withdrawTitle() : text.refuseTitle()}
      submitLabel={isMine ? text.withdraw() : text.refuseSplit()}
      tone="danger"
      label={isMine ? text.whyWithdraw() : text.whyRefuse()}
      help={text.readByOthers()}
      schema={refusal}
      send={async (json) => show(await refuseProposal(http, details, { proposalId: id, json }))}
      done={isMine ? text.withdrawnToast() : text.refusedToast()}
      refresh={refresh}
      onClose={onClose}
    >
      <NewerState details={details} />
      <Text>
        {text.sharesStay()}
        {isMine && ` ${text.askedAgain()}`}
      </Text>
    </ReasonDialog>
  );
}
