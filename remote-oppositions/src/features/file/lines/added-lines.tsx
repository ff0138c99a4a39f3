import { useHost } from '@counterpoint/contract';
import { displayName } from '@counterpoint/domain/names';
import type { Profile } from '@counterpoint/domain/schemas/members';
import type { Party } from '@counterpoint/domain/schemas/parties';
import { Box, Button, Flex, Name, Note, Text } from '@counterpoint/kit/core';
import { Field, Select } from '@counterpoint/kit/form';
import type { MouseEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/filing-shares.generated.ts';
import type { FilingValues, LineValues } from '../filing-values.ts';
import { useProblemAt, useSetField } from '../use-filing-fields.ts';
import { groupsIn, NEW_KEY, nextKey } from './claimed-lines.ts';
import { groupFor, roleOptions } from './line-roles.ts';

export function AddedLines({ claimed: { lines, remove, setRole } }: { claimed: ClaimedLines }) {
  const added = lines.flatMap((line, index) => (line.key.startsWith(NEW_KEY) ? [{ line, index }] : []));
  if (added.length === 0) return null;
  return (
    <Box as="ul" aria-label={text.addedParties()} listStyleType="none" margin="0" padding="0">
      {added.map(({ line, index }) => (
        <AddedLine
          key={line.key}
          name={`claimed_lines.${index}.role`}
          line={line}
          onRole={(role) => setRole(line.key, role)}
          onRemove={() => remove(line.key)}
        />
      ))}
    </Box>
  );
}

interface AddedLineProps {
  readonly name: string;
  readonly line: LineValues;
  readonly onRole: (role: string) => void;
  readonly onRemove: () => void;
}

function AddedLine({ name, line, onRole, onRemove }: AddedLineProps) {
  function handleRemove({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button disappears with its line, so focus needs another place.
    currentTarget.closest<HTMLElement>('#claimed_lines')?.focus();
    onRemove();
  }
  return (
    <Flex as="li" gap="3" align="end" wrap="wrap" paddingY="3" borderTopWidth="1px" borderColor="line">
      <Box flex="1 1 12rem" minWidth="0">
        <Name>{line.name}</Name>
        <Note>{text.notRegistered()}</Note>
      </Box>
      <Box flex="1 1 12rem">
        <Field label={text.roleOf({ name: line.name })}>
          <Select
            name={name}
            options={roleOptions(line.group)}
            value={line.role}
            onChange={({ target }) => onRole(target.value)}
          />
        </Field>
      </Box>
      <Button variant="ghost" aria-label={text.removeNamed({ name: line.name })} onClick={handleRemove}>
        {text.remove()}
      </Button>
    </Flex>
  );
}

export function LinesProblem() {
  const problem = useProblemAt('claimed_lines');
  return problem ? <Text color="terracotta.text">{problem}</Text> : null;
}

export type AddedParty = Pick<Party, 'id' | 'name' | 'kind'>;

export interface ClaimedLines {
  readonly lines: readonly LineValues[];
  readonly me: AddedParty | null;
  set(lines: readonly LineValues[]): void;
  add(party: AddedParty): void;
  remove(key: string): void;
  setRole(key: string, role: string): void;
}

export function useClaimedLines(): ClaimedLines {
  const { user } = useHost();
  const { control, getValues } = useFormContext<FilingValues>();
  const setField = useSetField();
  const lines = useWatch({ control, name: 'claimed_lines' });
  const set = (next: readonly LineValues[]) => setField('claimed_lines', [...next]);
  function add({ id, name, kind }: AddedParty) {
    const values = getValues();
    const group = groupFor(groupsIn(values), kind);
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

function partyOf(profile: Profile): AddedParty {
  const kind = profile.register_as === 'corporate' ? 'organisation' : 'person';
  return { id: profile.party_id, name: displayName(profile), kind };
}
