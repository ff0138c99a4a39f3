import { type PartyField, PartyPicker } from '@counterpoint/area-ui/parties';
import { Button } from '@counterpoint/kit/core';
import * as text from '../../../messages/filing-shares.generated.ts';
import type { Added } from './added-lines.tsx';

interface AddPartyProps {
  readonly catalogue: 'composition' | 'recording';
  readonly me: Added | null;
  readonly onAdd: (party: Added) => void;
}

export function AddParty({ catalogue, me, onAdd }: AddPartyProps) {
  return (
    <PartyPicker
      resource={catalogue === 'composition' ? 'composers' : 'rightsholders'}
      label={text.addParty()}
      what="party"
      placeholder={text.addPartyHint()}
      onPick={onAdd}
      newParty={{ kind: 'person', fields: FIELDS }}
      more={
        me && (
          <Button variant="ghost" size="sm" onClick={() => onAdd(me)}>
            {text.addYourself()}
          </Button>
        )
      }
    />
  );
}

const FIELDS: readonly PartyField[] = [
  { name: 'given_names', label: text.givenNames(), isOptional: true },
  { name: 'family_name', label: text.familyName() },
  { name: 'ipi_name_number', label: text.ipi(), isOptional: true, isNumber: true },
];
