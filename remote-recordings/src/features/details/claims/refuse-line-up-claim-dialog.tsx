import { RefuseClaimDialog } from '@counterpoint/catalogue/claims';
import { useEntryChanged, useShownEntry } from '@counterpoint/catalogue/entry';
import { useHost } from '@counterpoint/contract';
import type { LineUpClaim, RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { answerLineUpClaim } from '../../../api/claims-api.ts';
import { RECORDINGS } from '../../../api/recordings.ts';
import * as text from '../../../messages/claims.generated.ts';

interface RefuseLineUpClaimDialogProps {
  readonly recording: RecordingDetails;
  readonly claim: LineUpClaim;
  readonly onClose: () => void;
}

export function RefuseLineUpClaimDialog({ recording, claim, onClose }: RefuseLineUpClaimDialogProps) {
  const { http } = useHost();
  const sendAt = useShownEntry(RECORDINGS, recording);
  return (
    <RefuseClaimDialog
      name={claim.name}
      consequence={text.refuseConsequence()}
      send={(answer) => sendAt((shown) => answerLineUpClaim(http, { ...shown, claimId: claim.id }, answer))}
      refresh={useEntryChanged(RECORDINGS)}
      onClose={onClose}
    />
  );
}
