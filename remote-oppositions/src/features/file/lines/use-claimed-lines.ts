import { useHost } from '@counterpoint/contract';
import { displayName } from '@counterpoint/domain/names';
import type { Profile } from '@counterpoint/domain/schemas/members';
import type { Party } from '@counterpoint/domain/schemas/parties';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FilingValues, LineValues } from '../filing-values.ts';
import { useSetField } from '../use-set-field.ts';
import { nextKey } from './claimed-lines.ts';
import { groupFor, roleOptions } from './line-roles.ts';
import { groupsOf } from './preserve-edits.ts';

export type Added = Pick<Party, 'id' | 'name' | 'kind'>;

export interface ClaimedLines {
  readonly lines: readonly LineValues[];
  readonly me: Added | null;
  set(lines: readonly LineValues[]): void;
  add(party: Added): void;
  remove(key: string): void;
  setRole(key: string, role: string): void;
}

export function useClaimedLines(): ClaimedLines {
  const { user } = useHost();
  const { control, getValues } = useFormContext<FilingValues>();
  const setField = useSetField();
  const lines = useWatch({ control, name: 'claimed_lines' });
  const set = (next: readonly LineValues[]) => setField('claimed_lines', [...next]);
  function add({ id, name, kind }: Added) {
    const values = getValues();
    const group = groupFor(groupsOf(values.kind, values.object?.type ?? 'composition'), kind);
    const [usual] = roleOptions(group);
    const line = { key: nextKey(values.claimed_lines), group, party_id: id, name, role: usual?.value ?? '' };
    set([...values.claimed_lines, { ...line, shares: {} }]);
  }
  const isIn = user && lines.some(({ party_id }) => party_id === user.party_id);
  return {
    lines,
    me: user && !isIn ? partyOf(user) : null,
    set,
    add,
    remove: (key) => set(getValues('claimed_lines').filter((line) => line.key !== key)),
    setRole: (key, role) =>
      set(getValues('claimed_lines').map((line) => (line.key === key ? { ...line, role } : line))),
  };
}

function partyOf(profile: Profile): Added {
  const kind = profile.register_as === 'corporate' ? 'organisation' : 'person';
  return { id: profile.party_id, name: displayName(profile), kind };
}
