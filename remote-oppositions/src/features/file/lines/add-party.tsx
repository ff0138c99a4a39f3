import { PartyPicker } from '@counterpoint/area-ui/parties';
import { Button } from '@counterpoint/kit/core';
import { focusField } from '@counterpoint/kit/form';
import { flushSync } from 'react-dom';
import * as text from '../../../messages/filing-shares.generated.ts';
import type { AddedParty, ClaimedLines } from './added-lines.tsx';

interface AddPartyProps {
  readonly catalogue: 'composition' | 'recording';
  readonly claimed: ClaimedLines;
}

export function AddParty({ catalogue, claimed: { lines, me, add } }: AddPartyProps) {
  function handleAdd(party: AddedParty) {
    // The button disappears, so focus needs another place.
    flushSync(() => add(party));
    focusField(`claimed_lines.${lines.length}.role`);
  }
  return (
    <PartyPicker
      resource={catalogue === 'composition' ? 'composers' : 'rightsholders'}
      label={text.addParty()}
      what="party"
      placeholder={text.addPartyHint()}
      onPick={add}
      kind="person"
      more={
        me && (
          <Button variant="ghost" size="sm" onClick={() => handleAdd(me)}>
            {text.addYourself()}
          </Button>
        )
      }
    />
  );
}
