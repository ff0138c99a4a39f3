import { ReasonDialog } from '@counterpoint/catalogue/versions';
import { useHost } from '@counterpoint/contract';
import { claimAnswer, type LineUpClaim, type RecordingDetails } from '@counterpoint/domain/schemas';
import { Text } from '@counterpoint/kit/core';
import { answerPart } from '../../../api/claims-api.ts';
import { useRecordingsChanged } from '../use-recordings-changed.ts';
import { useShownRecording } from '../use-shown-recording.ts';

interface RefusePartDialogProps {
  readonly recording: RecordingDetails;
  readonly claim: LineUpClaim;
  readonly onClose: () => void;
}

/** Refuses a performer's claim, with a reason that they are told. */
export function RefusePartDialog({ recording, claim, onClose }: RefusePartDialogProps) {
  const { http } = useHost();
  const sendAt = useShownRecording(recording);
  return (
    <ReasonDialog
      title={`Refuse the claim of ${claim.name}?`}
      submitLabel="Refuse the claim"
      tone="danger"
      label="Why you refuse"
      schema={claimAnswer}
      read={(reason) => ({ is_accepted: false, reason })}
      send={(body) => sendAt((shown) => answerPart(http, { ...shown, claimId: claim.id }, body))}
      done="The claim is refused."
      refresh={useRecordingsChanged()}
      onClose={onClose}
    >
      <Text>The line-up stays as it is. They are told why, and can claim once more.</Text>
    </ReasonDialog>
  );
}
