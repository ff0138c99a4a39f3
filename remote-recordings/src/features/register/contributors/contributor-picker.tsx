import { PartyPicker } from '@counterpoint/area-ui/parties';
import type { Party } from '@counterpoint/domain/schemas/parties';
import { Button } from '@counterpoint/kit/core';
import * as text from '../../../messages/register.generated.ts';

interface ContributorPickerProps {
  readonly onPick: (party: Party) => void;
  readonly onName: (name: string) => void;
}

export function ContributorPicker({ onPick, onName }: ContributorPickerProps) {
  return (
    <PartyPicker
      resource="composers"
      label={text.addContributor()}
      what="contributor"
      placeholder={text.contributorPlaceholder()}
      onPick={onPick}
      kind="person"
      more={
        <Button variant="ghost" size="sm" onClick={() => onName('')}>
          {text.addByName()}
        </Button>
      }
    />
  );
}
