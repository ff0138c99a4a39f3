import { PartyPicker } from '@counterpoint/area-ui/parties';
import type { Party } from '@counterpoint/domain/schemas';
import { Button } from '@counterpoint/kit/core';
import { NewWriterDialog } from './new-writer-dialog.tsx';

interface WriterPickerProps {
  readonly onPick: (party: Party) => void;
  readonly onPickUnknown: () => void;
  readonly onBrowse: () => void;
}

/** Finds a writer. */
export function WriterPicker({ onPick, onPickUnknown, onBrowse }: WriterPickerProps) {
  return (
    <PartyPicker
      resource="composers"
      label="Add a writer"
      what="writer"
      placeholder="Name, IPI name number or ISNI"
      {...{ detailOf, onPick, onPickUnknown }}
      newParty={(start) => <NewWriterDialog {...start} />}
      more={
        <Button variant="ghost" size="sm" onClick={onBrowse}>
          Browse composers
        </Button>
      }
    />
  );
}

function detailOf(party: Party): string {
  const ipi = party.ipi_name_number ? `IPI ${party.ipi_name_number}` : 'No IPI yet';
  if (party.is_me) return `${ipi} · you`;
  return party.is_member ? `${ipi} · member` : ipi;
}
