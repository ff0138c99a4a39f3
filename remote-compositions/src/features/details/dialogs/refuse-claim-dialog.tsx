import { RefuseClaimDialog as Dialog } from '@counterpoint/catalogue/claims';
import { useEntryChanged, useShownEntry } from '@counterpoint/catalogue/entry';
import { useHost } from '@counterpoint/contract';
import type { WorkClaim, WorkDetails } from '@counterpoint/domain/schemas/works';
import { answerClaim } from '../../../api/work-api.ts';
import { WORKS } from '../../../api/works.ts';
import * as text from '../../../messages/claims.generated.ts';

interface RefuseClaimDialogProps {
  readonly work: WorkDetails;
  readonly claim: WorkClaim;
  readonly onClose: () => void;
}

export function RefuseClaimDialog({ work, claim, onClose }: RefuseClaimDialogProps) {
  const { http } = useHost();
  const sendAt = useShownEntry(WORKS, work);
  return (
    <Dialog
      name={claim.name}
      consequence={text.refuseConsequence()}
      send={(answer) => sendAt((shown) => answerClaim(http, { ...shown, claimId: claim.id }, answer))}
      refresh={useEntryChanged(WORKS)}
      onClose={onClose}
    />
  );
}
