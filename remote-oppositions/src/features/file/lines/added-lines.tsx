import { Box, Button, Flex, Text } from '@counterpoint/kit/core';
import { Field, Select } from '@counterpoint/kit/form';
import type { MouseEvent } from 'react';
import * as text from '../../../messages/filing-shares.generated.ts';
import type { LineValues } from '../filing-values.ts';
import { useProblemAt } from '../use-problem-at.ts';
import { roleOptions } from './line-roles.ts';
import { NEW_KEY } from './preserve-edits.ts';
import type { ClaimedLines } from './use-claimed-lines.ts';

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
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {line.name}
        </Text>
        <Text color="muted" fontSize="sm">
          {text.notRegistered()}
        </Text>
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
