import { ReasonDialog } from '@counterpoint/area-ui/dialogs';
import { type ClaimAnswer, claimAnswer } from '@counterpoint/domain/schemas/works';
import { Text } from '@counterpoint/kit/core';
import * as text from '../messages/claims.generated.ts';

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
      title={text.refuseQuestion({ name })}
      submitLabel={text.refuse()}
      tone="danger"
      label={text.refuseReason()}
      schema={claimAnswer}
      read={(reason) => ({ is_accepted: false, reason })}
      done={text.refused()}
      {...ways}
    >
      <Text>{consequence}</Text>
    </ReasonDialog>
  );
}
