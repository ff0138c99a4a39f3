import { ReasonDialog } from '@counterpoint/catalogue/versions';
import { useHost } from '@counterpoint/contract';
import { type CompositionDetails, claimAnswer, type WorkClaim } from '@counterpoint/domain/schemas';
import { Text } from '@counterpoint/kit/core';
import { answerClaim } from '../../../api/work-api.ts';
import { useShownWork } from '../use-shown-work.ts';
import { useWorkChanged } from '../use-work.ts';

interface RefuseClaimDialogProps {
  readonly work: CompositionDetails;
  readonly claim: WorkClaim;
  readonly onClose: () => void;
}

/** Refuses a claim, with a reason that the member is told. */
export function RefuseClaimDialog({ work, claim, onClose }: RefuseClaimDialogProps) {
  const { http } = useHost();
  const sendAt = useShownWork(work);
  return (
    <ReasonDialog
      title={`Refuse the claim of ${claim.name}?`}
      submitLabel="Refuse the claim"
      tone="danger"
      label="Why you refuse"
      schema={claimAnswer}
      read={(reason) => ({ is_accepted: false, reason })}
      send={(body) => sendAt((shown) => answerClaim(http, { ...shown, claimId: claim.id }, body))}
      done="The claim is refused."
      refresh={useWorkChanged()}
      onClose={onClose}
    >
      <Text>The line stays without a name. They are told, and can open a case.</Text>
    </ReasonDialog>
  );
}
