import { type PartyField, PartyPicker } from '@counterpoint/area-ui/parties';
import type { Party } from '@counterpoint/domain/schemas/parties';

interface PublisherPickerProps {
  readonly label: string;
  readonly onPick: (party: Party | null) => void;
}

const FIELDS: readonly PartyField[] = [
  { name: 'organisation_name', label: 'Name of the publisher' },
  {
    name: 'ipi_name_number',
    label: 'IPI name number',
    isOptional: true,
    help: '11 digits, if you know it. Societies abroad find the publisher by it.',
    isNumber: true,
  },
];

export function PublisherPicker({ label, onPick }: PublisherPickerProps) {
  return (
    <PartyPicker
      resource="composers"
      label={label}
      what="publisher"
      placeholder="Name or IPI name number"
      detailOf={detailOf}
      onPick={onPick}
      onPickUnknown={() => onPick(null)}
      newParty={{ kind: 'organisation', fields: FIELDS }}
    />
  );
}

function detailOf(party: Party): string {
  const kind = party.kind === 'organisation' ? 'Publisher or company' : 'Person';
  const ipi = party.ipi_name_number ? `IPI ${party.ipi_name_number}` : 'No IPI yet';
  const who = party.is_me ? 'you' : party.is_member ? 'member' : null;
  return [kind, ipi, who].filter((part) => part !== null).join(' · ');
}
