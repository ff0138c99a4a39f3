import { useHost } from '@counterpoint/contract';
import type { Party } from '@counterpoint/domain/schemas';
import { SearchPicker } from '@counterpoint/kit/components';
import { Button, Flex } from '@counterpoint/kit/core';
import { useState } from 'react';
import { searchComposers } from '../../../api/composers-api.ts';
import { NewWriterDialog } from './new-writer-dialog.tsx';

interface WriterPickerProps {
  readonly onPick: (party: Party) => void;
  readonly onPickUnknown: () => void;
  readonly onBrowse: () => void;
}

/** Finds a writer among the society's parties; where there is none, a new one can be made, or an unknown one named. */
export function WriterPicker({ onPick, onPickUnknown, onBrowse }: WriterPickerProps) {
  const { http } = useHost();
  const [newName, setNewName] = useState<string | null>(null);
  return (
    <>
      <SearchPicker<Party>
        label="Add a writer"
        placeholder="Name, IPI name number or ISNI"
        search={(query, signal) => searchComposers(http, query, signal)}
        itemKey={(party) => party.id}
        itemLabel={(party) => party.name}
        itemDetail={detailOf}
        onPick={onPick}
        emptyHint="No writer of this name or number is known."
        footer={(query) => (
          <Button variant="ghost" size="sm" onClick={() => setNewName(query)}>
            Add a new writer
          </Button>
        )}
      />
      <Flex wrap="wrap" gap="2" paddingTop="2">
        <Button variant="ghost" size="sm" onClick={onBrowse}>
          Browse composers
        </Button>
        <Button variant="ghost" size="sm" onClick={onPickUnknown}>
          Add an unknown writer
        </Button>
      </Flex>
      {newName !== null && (
        <NewWriterDialog
          name={newName}
          onClose={() => setNewName(null)}
          onCreated={(party) => {
            setNewName(null);
            onPick(party);
          }}
        />
      )}
    </>
  );
}

function detailOf(party: Party): string {
  const ipi = party.ipi_name_number ? `IPI ${party.ipi_name_number}` : 'No IPI yet';
  if (party.is_me) return `${ipi} · you`;
  return party.is_member ? `${ipi} · member` : ipi;
}
