import { ReasonDialog } from '@counterpoint/area-ui/dialogs';
import { type ClaimAnswer, claimAnswer } from '@counterpoint/domain/schemas/works';
import { Text } from '@counterpoint/kit/core';

interface RefuseClaimDialogProps {
  readonly name: string;
  readonly consequence: string;
  readonly send: (answer: ClaimAnswer) => Promise<unknown>;
  readonly refresh: () => Promise<unknown>;
  readonly onClose: () => void;
}

export function RefuseClaimDialog({ name, consequence, ...ways }: RefuseClaimDialogProps) {
  return (
    <ReasonDialog
      title={`Refuse the claim of ${name}?`}
      submitLabel="Refuse the claim"
      tone="danger"
      label="Why you refuse"
      schema={claimAnswer}
      read={(reason) => ({ is_accepted: false, reason })}
      done="The claim is refused."
      {...ways}
    >
      <Text>{consequence}</Text>
    </ReasonDialog>
  );
}
