import { type PartyField, PartyPicker } from '@counterpoint/area-ui/parties';
import { Button } from '@counterpoint/kit/core';
import type { Added } from './use-claimed-lines.ts';

interface AddPartyProps {
  readonly catalogue: 'composition' | 'recording';
  readonly me: Added | null;
  readonly onAdd: (party: Added) => void;
}

export function AddParty({ catalogue, me, onAdd }: AddPartyProps) {
  return (
    <PartyPicker
      resource={catalogue === 'composition' ? 'composers' : 'rightsholders'}
      label="Add somebody who is not registered"
      what="party"
      placeholder="Name, IPI name number or ISNI"
      onPick={onAdd}
      newParty={{ kind: 'person', fields: FIELDS }}
      more={
        me && (
          <Button variant="outline" size="sm" onClick={() => onAdd(me)}>
            Add yourself
          </Button>
        )
      }
    />
  );
}

const FIELDS: readonly PartyField[] = [
  { name: 'given_names', label: 'Given names', isOptional: true },
  { name: 'family_name', label: 'Family name, or the only name' },
  { name: 'ipi_name_number', label: 'IPI name number', isOptional: true, isNumber: true },
];
