import { useHost } from '@counterpoint/contract';
import type { Party } from '@counterpoint/domain/schemas/parties';
import { SearchPicker } from '@counterpoint/kit/components';
import { Button, Flex } from '@counterpoint/kit/core';
import { splitName } from '@counterpoint/kit/text';
import { type ReactNode, useState } from 'react';
import { NewPartyDialog, type PartyField } from './new-party-dialog.tsx';
import { type PartyResource, partiesOf } from './party-api.ts';

interface PartyPickerProps {
  readonly resource: PartyResource;
  readonly label: string;
  /** `writer`, `rights holder`. */
  readonly what: string;
  readonly placeholder: string;
  /** A second line: what tells namesakes apart. It is the IPI name number, unless something else says it better. */
  readonly detailOf?: (party: Party) => string;
  readonly onPick: (party: Party) => void;
  /** Where somebody may be meant whom nobody knows. */
  readonly onPickUnknown?: () => void;
  /** What is asked of somebody whom the search did not find, begun with what was searched for. */
  readonly newParty: { readonly kind: 'person' | 'organisation'; readonly fields: readonly PartyField[] };
  /** Another way to find somebody. */
  readonly more?: ReactNode;
}

/** Finds somebody among the society's parties; where there is none, a new one can be made, or an unknown one named. */
export function PartyPicker({
  resource,
  label,
  what,
  placeholder,
  detailOf = ipiOf,
  onPick,
  onPickUnknown,
  newParty,
  more,
}: PartyPickerProps) {
  const { http } = useHost();
  const [newName, setNewName] = useState<string | null>(null);
  function handleCreated(party: Party) {
    setNewName(null);
    onPick(party);
  }
  return (
    <>
      <SearchPicker<Party>
        label={label}
        placeholder={placeholder}
        search={(query, signal) => partiesOf(resource).search(http, query, signal)}
        itemKey={(party) => party.id}
        itemLabel={(party) => party.name}
        itemDetail={detailOf}
        onPick={onPick}
        emptyHint={`No ${what} of this name or number is known.`}
        footer={(query) => (
          <Button variant="ghost" size="sm" onClick={() => setNewName(query)}>
            Add a new {what}
          </Button>
        )}
      />
      {/* Their words begin where the field does. */}
      <Flex wrap="wrap" gap="2" paddingTop="2" marginInlineStart="-3">
        {more}
        {onPickUnknown && (
          <Button variant="ghost" size="sm" onClick={onPickUnknown}>
            Add an unknown {what}
          </Button>
        )}
      </Flex>
      {newName !== null && (
        <NewPartyDialog
          {...{ resource, what }}
          fields={newParty.fields}
          defaults={{ kind: newParty.kind, ...namesIn(newName, newParty.kind), ipi_name_number: '', isni: '' }}
          onClose={() => setNewName(null)}
          onCreated={handleCreated}
        />
      )}
    </>
  );
}

/** What was searched for is the name as a rule; a number is taken for none. */
function namesIn(text: string, kind: 'person' | 'organisation') {
  return kind === 'person' ? splitName(text) : { organisation_name: /^[\d\s.-]+$/.test(text) ? '' : text };
}

function ipiOf(party: Party): string {
  const ipi = party.ipi_name_number ? `IPI ${party.ipi_name_number}` : 'No IPI yet';
  if (party.is_me) return `${ipi} · you`;
  return party.is_member ? `${ipi} · member` : ipi;
}
