import { ReasonDialog } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import { claimAnswer } from '@counterpoint/domain/schemas/works';
import { Text } from '@counterpoint/kit/core';
import type { EntryDetails, EntrySource } from '../entry/entry-source.ts';
import { useEntryChanged, useShownEntry } from '../entry/index.ts';
import * as text from '../messages/claims.generated.ts';

export interface OpenClaim<Details extends EntryDetails> {
  readonly source: EntrySource<Details>;
  readonly entry: Details;
  readonly claim: { readonly id: string; readonly name: string };
  readonly consequence: string;
}

export function RefuseClaimDialog<Details extends EntryDetails>({
  source,
  entry,
  claim,
  consequence,
  onClose,
}: OpenClaim<Details> & { readonly onClose: () => void }) {
  const { http } = useHost();
  const sendAt = useShownEntry(source, entry);
  return (
    <ReasonDialog
      title={text.refuseQuestion(claim)}
      submitLabel={text.refuse()}
      tone="danger"
      label={text.refuseReason()}
      schema={claimAnswer}
      read={(reason) => ({ is_accepted: false, reason })}
      send={(answer) => sendAt((shown) => source.answerClaim(http, { ...shown, claimId: claim.id }, answer))}
      done={text.refused()}
      refresh={useEntryChanged(source)}
      onClose={onClose}
    >
      <Text>{consequence}</Text>
    </ReasonDialog>
  );
}
