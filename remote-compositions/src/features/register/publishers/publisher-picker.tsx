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
      detailOf={detailOf}
      onPick={onPick}
      onPickUnknown={() => onPick(null)}
      kind="organisation"
      ipiHelp={text.publisherIpiHelp()}
    />
  );
}

function detailOf(party: Party): string {
  const kind = party.kind === 'organisation' ? text.company() : text.person();
  const ipi = party.ipi_name_number ? text.ipiOf({ number: party.ipi_name_number }) : text.ipiMissing();
  const who = party.is_me ? text.you() : party.is_member ? text.member() : null;
  return [kind, ipi, who].filter((part) => part !== null).join(' · ');
}
