import type { CaseDetails, CaseLine } from '@counterpoint/domain/schemas/cases';
import { Text } from '@counterpoint/kit/core';
import * as answers from '../../../messages/case-answers.generated.ts';
import * as text from '../../../messages/settlement.generated.ts';
import { myPartyId } from '../../../ui/case-identity.ts';
import { ChangeList } from '../../../ui/lines/change-list.tsx';
import { changesNow } from '../../../ui/lines/changes-now.ts';

/** Shows the shares that a split registers once all parties accept it. */
export function SplitEffect({ details, lines }: { details: CaseDetails; lines: readonly CaseLine[] }) {
  const changes = changesNow(details, lines);
  if (!changes) return <Text color="muted">{answers.doesNotFit()}</Text>;
  if (changes.length === 0) return <Text color="muted">{text.noChange()}</Text>;
  return <ChangeList label={text.sharesThen()} changes={changes} me={myPartyId(details)} />;
}
