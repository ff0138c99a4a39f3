import { type PartyField, PartyPicker } from '@counterpoint/area-ui/parties';
import type { Party } from '@counterpoint/domain/schemas/parties';
import { Button } from '@counterpoint/kit/core';
import * as text from '../../../messages/register-shares.generated.ts';

interface WriterPickerProps {
  readonly onPick: (party: Party) => void;
  readonly onPickUnknown: () => void;
  readonly onBrowse: () => void;
}

function fields(): PartyField[] {
  return [
    { name: 'given_names', label: text.givenNames(), isOptional: true },
    { name: 'family_name', label: text.familyName() },
    { name: 'ipi_name_number', label: text.ipi(), isOptional: true, help: text.writerIpiHelp(), isNumber: true },
    { name: 'isni', label: text.isni(), isOptional: true },
  ];
}

export function WriterPicker({ onPick, onPickUnknown, onBrowse }: WriterPickerProps) {
  return (
    <PartyPicker
      resource="composers"
      label={text.addWriter()}
      what="writer"
      placeholder={text.writerPlaceholder()}
      onPick={onPick}
      onPickUnknown={onPickUnknown}
      newParty={{ kind: 'person', fields: fields() }}
      more={
        <Button variant="ghost" size="sm" onClick={onBrowse}>
          {text.browse()}
        </Button>
      }
    />
  );
}
