import { type PartyField, PartyPicker } from '@counterpoint/area-ui/parties';
import type { Party } from '@counterpoint/domain/schemas/parties';
import { Button } from '@counterpoint/kit/core';
import * as text from '../../messages/rights.generated.ts';

interface HolderPickerProps {
  readonly onPick: (party: Party) => void;
  readonly onBrowse?: () => void;
}

function fields(): PartyField[] {
  return [
    { name: 'organisation_name', label: text.companyName() },
    { name: 'isni', label: text.isni(), isOptional: true },
    { name: 'ipi_name_number', label: text.ipi(), isOptional: true, isNumber: true },
  ];
}

export function HolderPicker({ onPick, onBrowse }: HolderPickerProps) {
  return (
    <PartyPicker
      resource="rightsholders"
      label={text.addHolder()}
      what="holder"
      placeholder={text.holderPlaceholder()}
      detailOf={detailOf}
      onPick={onPick}
      newParty={{ kind: 'organisation', fields: fields() }}
      more={
        onBrowse && (
          <Button variant="ghost" size="sm" onClick={onBrowse}>
            {text.browse()}
          </Button>
        )
      }
    />
  );
}

const KINDS = { person: text.person, group: text.group, organisation: text.company } as const;

function detailOf({ kind, ipi_name_number, is_me, is_member }: Party): string {
  const ipi = ipi_name_number ? text.ipiOf({ number: ipi_name_number }) : null;
  const who = is_me ? text.isYou() : is_member ? text.isMember() : null;
  return [KINDS[kind](), ipi, who].filter((part) => part !== null).join(' · ');
}
