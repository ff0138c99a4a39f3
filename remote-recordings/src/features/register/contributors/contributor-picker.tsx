import { PartyPicker } from '@counterpoint/area-ui/parties';
import type { Party } from '@counterpoint/domain/schemas';
import { Button } from '@counterpoint/kit/core';
import { NewContributorDialog } from './new-contributor-dialog.tsx';

interface ContributorPickerProps {
  readonly onPick: (party: Party) => void;
  /** Somebody who is told by name alone. */
  readonly onName: (name: string) => void;
}

/** Finds a contributor. */
export function ContributorPicker({ onPick, onName }: ContributorPickerProps) {
  return (
    <PartyPicker
      resource="composers"
      label="Add a contributor"
      what="contributor"
      placeholder="Name, IPI name number or ISNI"
      {...{ detailOf, onPick }}
      newParty={(start) => <NewContributorDialog {...start} />}
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
