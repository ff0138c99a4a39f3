import { NewPartyDialog, type PartyField, PartyPicker } from '@counterpoint/area-ui/parties';
import type { Party } from '@counterpoint/domain/schemas';
import { Button } from '@counterpoint/kit/core';
import { splitName } from '@counterpoint/kit/text';
import type { Added } from './use-claimed-lines.ts';

interface AddPartyProps {
  readonly catalogue: 'composition' | 'recording';
  /** The member, where they have no line yet. */
  readonly me: Added | null;
  readonly onAdd: (party: Added) => void;
}

/** Somebody whom nothing is registered for: the member, or another one from the society's parties. */
export function AddParty({ catalogue, me, onAdd }: AddPartyProps) {
  const resource = catalogue === 'composition' ? 'composers' : 'rightsholders';
  return (
    <PartyPicker
      resource={resource}
      label="Add somebody who is not registered"
      what="party"
      placeholder="Name, IPI name number or ISNI"
      detailOf={detailOf}
      onPick={onAdd}
      newParty={({ name, ...start }) => (
        <NewPartyDialog
          resource={resource}
          what="party"
          fields={FIELDS}
          defaults={{ kind: 'person', ...splitName(name), ipi_name_number: '' }}
          {...start}
        />
      )}
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

function detailOf(party: Party): string {
  const ipi = party.ipi_name_number ? `IPI ${party.ipi_name_number}` : 'No IPI yet';
  if (party.is_me) return `${ipi} · you`;
  return party.is_member ? `${ipi} · member` : ipi;
}
