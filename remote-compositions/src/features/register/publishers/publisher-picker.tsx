import { PartyPicker } from '@counterpoint/area-ui/parties';
import type { Party } from '@counterpoint/domain/schemas/parties';
import * as text from '../../../messages/register-shares.generated.ts';

export function PublisherPicker({ label, onPick }: { label: string; onPick: (party: Party | null) => void }) {
  return (
    <PartyPicker
      resource="composers"
      label={label}
      what="publisher"
      placeholder={text.publisherPlaceholder()}
      onPick={onPick}
      onPickUnknown={() => onPick(null)}
      kind="organisation"
      ipiHelp={text.publisherIpiHelp()}
    />
  );
}
