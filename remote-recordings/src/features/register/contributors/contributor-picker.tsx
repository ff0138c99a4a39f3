import { type PartyField, PartyPicker } from '@counterpoint/area-ui/parties';
import type { Party } from '@counterpoint/domain/schemas/parties';
import { Button } from '@counterpoint/kit/core';

interface ContributorPickerProps {
  readonly onPick: (party: Party) => void;
  readonly onName: (name: string) => void;
}

const FIELDS: readonly PartyField[] = [
  { name: 'given_names', label: 'Given names', isOptional: true },
  { name: 'family_name', label: 'Family name, or the only name' },
  { name: 'ipi_name_number', label: 'IPI name number', isOptional: true, isNumber: true },
  { name: 'isni', label: 'ISNI', isOptional: true, help: 'If you know it: it tells namesakes apart for certain.' },
];

export function ContributorPicker({ onPick, onName }: ContributorPickerProps) {
  return (
    <PartyPicker
      resource="composers"
      label="Add a contributor"
      what="contributor"
      placeholder="Name, IPI name number or ISNI"
      detailOf={detailOf}
      onPick={onPick}
      newParty={{ kind: 'person', fields: FIELDS }}
      more={
        <Button variant="ghost" size="sm" onClick={() => onName('')}>
          Add by name alone
        </Button>
      }
    />
  );
}

function detailOf(party: Party): string {
  const ipi = party.ipi_name_number ? `IPI ${party.ipi_name_number}` : 'No IPI';
  if (party.is_me) return `${ipi} · you`;
  return party.is_member ? `${ipi} · member` : ipi;
}
