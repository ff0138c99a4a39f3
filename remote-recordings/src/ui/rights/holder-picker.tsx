import { type PartyField, PartyPicker } from '@counterpoint/area-ui/parties';
import type { Party } from '@counterpoint/domain/schemas/parties';
import { Button } from '@counterpoint/kit/core';

interface HolderPickerProps {
  readonly onPick: (party: Party) => void;
  readonly onBrowse?: () => void;
}

const FIELDS: readonly PartyField[] = [
  { name: 'organisation_name', label: 'Name of the company' },
  { name: 'isni', label: 'ISNI', isOptional: true },
  { name: 'ipi_name_number', label: 'IPI name number', isOptional: true, isNumber: true },
];

export function HolderPicker({ onPick, onBrowse }: HolderPickerProps) {
  return (
    <PartyPicker
      resource="rightsholders"
      label="Add a rights holder"
      what="holder"
      placeholder="Name, ISNI or IPI name number"
      detailOf={detailOf}
      onPick={onPick}
      newParty={{ kind: 'organisation', fields: FIELDS }}
      more={
        onBrowse && (
          <Button variant="ghost" size="sm" onClick={onBrowse}>
            Browse rights holders
          </Button>
        )
      }
    />
  );
}

const KINDS = { person: 'Person', group: 'Group', organisation: 'Company' } as const;

function detailOf({ kind, ipi_name_number, is_me, is_member }: Party): string {
  const ipi = ipi_name_number ? `IPI ${ipi_name_number}` : null;
  const who = is_me ? 'you' : is_member ? 'member' : null;
  return [KINDS[kind], ipi, who].filter((part) => part !== null).join(' · ');
}
