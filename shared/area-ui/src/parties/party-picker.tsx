import { useHost } from '@counterpoint/contract';
import type { Party } from '@counterpoint/domain/schemas/parties';
import { SearchPicker } from '@counterpoint/kit/components';
import { Button, Flex } from '@counterpoint/kit/core';
import { joinParts, splitName } from '@counterpoint/kit/text';
import { type ReactNode, useState } from 'react';
import * as text from '../messages/parties.generated.ts';
import { NewPartyDialog, type PartyNoun } from './new-party-dialog.tsx';
import { type PartyResource, partiesOf } from './party-api.ts';
import { KIND_LABELS } from './party-identity.tsx';

interface PartyPickerProps {
  readonly resource: PartyResource;
  readonly label: string;
  readonly what: PartyNoun;
  readonly placeholder: string;
  readonly onPick: (party: Party) => void;
  readonly onPickUnknown?: () => void;
  /** Of a party that is added. */
  readonly kind: 'person' | 'organisation';
  readonly ipiHelp?: string;
  readonly more?: ReactNode;
}

export function PartyPicker({
  resource,
  label,
  what,
  placeholder,
  onPick,
  onPickUnknown,
  kind,
  ipiHelp,
  more,
}: PartyPickerProps) {
  const { http } = useHost();
  const [newName, setNewName] = useState<string | null>(null);
  const [created, setCreated] = useState(0);
  function handleCreated(party: Party) {
    setNewName(null);
    setCreated(created + 1);
    onPick(party);
  }
  return (
    <>
      <SearchPicker<Party>
        // Empties the field of the name that the new party now has.
        key={created}
        label={label}
        placeholder={placeholder}
        search={(query, signal) => partiesOf(resource).search(http, query, signal)}
        itemKey={(party) => party.id}
        itemLabel={(party) => party.name}
        itemDetail={detailOf}
        onPick={onPick}
        emptyHint={text.nothingFound({ what })}
        footer={(query) => (
          <Button variant="ghost" size="sm" onClick={() => setNewName(query)}>
            {text.addNew({ what })}
          </Button>
        )}
      />
      <Flex wrap="wrap" gap="2" paddingTop="2" marginInlineStart="-3">
        {more}
        {onPickUnknown && (
          <Button variant="ghost" size="sm" onClick={onPickUnknown}>
            {text.addUnknown({ what })}
          </Button>
        )}
      </Flex>
      {newName !== null && (
        <NewPartyDialog
          resource={resource}
          what={what}
          ipiHelp={ipiHelp}
          defaults={{ kind, ...namesIn(newName, kind), ipi_name_number: '', isni: '' }}
          onClose={() => setNewName(null)}
          onCreated={handleCreated}
        />
      )}
    </>
  );
}

function namesIn(query: string, kind: 'person' | 'organisation') {
  return kind === 'person' ? splitName(query) : { organisation_name: /^[\d\s.-]+$/.test(query) ? '' : query };
}

function detailOf(party: Party): string {
  return joinParts([KIND_LABELS[party.kind]?.(), ipiOf(party)], ' · ');
}

function ipiOf(party: Party): string {
  const ipi = party.ipi_name_number ? text.ipiNumber({ number: party.ipi_name_number }) : text.noIpi();
  if (party.is_me) return text.ipiOfYou({ ipi });
  return party.is_member ? text.ipiOfMember({ ipi }) : ipi;
}
