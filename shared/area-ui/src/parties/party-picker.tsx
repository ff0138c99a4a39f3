import { useHost } from '@counterpoint/contract';
import type { Party } from '@counterpoint/domain/schemas';
import { SearchPicker } from '@counterpoint/kit/components';
import { Button, Flex } from '@counterpoint/kit/core';
import { type ReactNode, useState } from 'react';
import { type PartyResource, partiesOf } from './party-api.ts';

interface PartyPickerProps {
  readonly resource: PartyResource;
  readonly label: string;
  /** `writer`, `rights holder`. */
  readonly what: string;
  readonly placeholder: string;
  /** A second line: what tells namesakes apart. */
  readonly detailOf: (party: Party) => string;
  readonly onPick: (party: Party) => void;
  /** Where somebody may be meant whom nobody knows. */
  readonly onPickUnknown?: () => void;
  /** The dialog for somebody whom the search did not find. */
  readonly newParty: (start: { name: string; onClose: () => void; onCreated: (party: Party) => void }) => ReactNode;
  /** Another way to find somebody. */
  readonly more?: ReactNode;
}

/** Finds somebody among the society's parties; where there is none, a new one can be made, or an unknown one named. */
export function PartyPicker({
  resource,
  label,
  what,
  placeholder,
  detailOf,
  onPick,
  onPickUnknown,
  ...props
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
        {props.more}
        {onPickUnknown && (
          <Button variant="ghost" size="sm" onClick={onPickUnknown}>
            Add an unknown {what}
          </Button>
        )}
      </Flex>
      {newName !== null && props.newParty({ name: newName, onClose: () => setNewName(null), onCreated: handleCreated })}
    </>
  );
}
