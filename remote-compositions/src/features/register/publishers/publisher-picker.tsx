import { useHost } from '@counterpoint/contract';
import type { Party } from '@counterpoint/domain/schemas';
import { SearchPicker } from '@counterpoint/kit/components';
import { Box, Button } from '@counterpoint/kit/core';
import { useState } from 'react';
import { searchComposers } from '../../../api/composers-api.ts';
import { NewPublisherDialog } from './new-publisher-dialog.tsx';

interface PublisherPickerProps {
  readonly label: string;
  /** A null party is a publisher whom nobody knows. */
  readonly onPick: (party: Party | null) => void;
}

/** Finds a publisher among the society's parties; where there is none, a new one can be made, or an unknown one named. */
export function PublisherPicker({ label, onPick }: PublisherPickerProps) {
  const { http } = useHost();
  const [newName, setNewName] = useState<string | null>(null);
  return (
    <>
      <SearchPicker<Party>
        label={label}
        placeholder="Name or IPI name number"
        search={(query, signal) => searchComposers(http, query, signal)}
        itemKey={(party) => party.id}
        itemLabel={(party) => party.name}
        itemDetail={detailOf}
        onPick={onPick}
        emptyHint="No publisher of this name or number is known."
        footer={(query) => (
          <Button variant="ghost" size="sm" onClick={() => setNewName(query)}>
            Add a new publisher
          </Button>
        )}
      />
      <Box paddingTop="2">
        <Button variant="ghost" size="sm" onClick={() => onPick(null)}>
          Add an unknown publisher
        </Button>
      </Box>
      {newName !== null && (
        <NewPublisherDialog
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
  const kind = party.kind === 'organisation' ? 'Publisher or company' : 'Person';
  const ipi = party.ipi_name_number ? `IPI ${party.ipi_name_number}` : 'No IPI yet';
  const who = party.is_me ? 'you' : party.is_member ? 'member' : null;
  return [kind, ipi, who].filter((part) => part !== null).join(' · ');
}
