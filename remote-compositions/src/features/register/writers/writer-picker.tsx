import { type PartyField, PartyPicker } from '@counterpoint/area-ui/parties';
import type { Party } from '@counterpoint/domain/schemas/parties';
import { Button } from '@counterpoint/kit/core';

interface WriterPickerProps {
  readonly onPick: (party: Party) => void;
  readonly onPickUnknown: () => void;
  readonly onBrowse: () => void;
}

const FIELDS: readonly PartyField[] = [
  { name: 'given_names', label: 'Given names', isOptional: true },
  { name: 'family_name', label: 'Family name, or the only name' },
  {
    name: 'ipi_name_number',
    label: 'IPI name number',
    isOptional: true,
    help: '11 digits. Works can’t get an ISWC without it.',
    isNumber: true,
  },
  { name: 'isni', label: 'ISNI', isOptional: true },
];

export function WriterPicker({ onPick, onPickUnknown, onBrowse }: WriterPickerProps) {
  return (
    <PartyPicker
      resource="composers"
      label="Add a writer"
      what="writer"
      placeholder="Name, IPI name number or ISNI"
      onPick={onPick}
      onPickUnknown={onPickUnknown}
      newParty={{ kind: 'person', fields: FIELDS }}
      more={
        <Button variant="ghost" size="sm" onClick={onBrowse}>
          Browse composers
        </Button>
      }
    />
  );
}
