import { type PartyField, PartyPicker } from '@counterpoint/area-ui/parties';
import type { Party } from '@counterpoint/domain/schemas/parties';
import { Button } from '@counterpoint/kit/core';
import * as text from '../../../messages/register.generated.ts';

interface ContributorPickerProps {
  readonly onPick: (party: Party) => void;
  readonly onName: (name: string) => void;
}

function fields(): PartyField[] {
  return [
    { name: 'given_names', label: text.givenNames(), isOptional: true },
    { name: 'family_name', label: text.familyName() },
    { name: 'ipi_name_number', label: text.ipi(), isOptional: true, isNumber: true },
    { name: 'isni', label: text.isni(), isOptional: true, help: text.isniHelp() },
  ];
}

export function ContributorPicker({ onPick, onName }: ContributorPickerProps) {
  return (
    <PartyPicker
      resource="composers"
      label={text.addContributor()}
      what="contributor"
      placeholder={text.contributorPlaceholder()}
      onPick={onPick}
      newParty={{ kind: 'person', fields: fields() }}
      more={
        <Button variant="ghost" size="sm" onClick={() => onName('')}>
          {text.addByName()}
        </Button>
      }
    />
  );
}
