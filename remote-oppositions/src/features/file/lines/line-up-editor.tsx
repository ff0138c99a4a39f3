import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import { Box, Button, Flex, Heading, Name, StackedCard, Text } from '@counterpoint/kit/core';
import { Field, Select } from '@counterpoint/kit/form';
import * as text from '../../../messages/filing-shares.generated.ts';
import { AddParty } from './add-party.tsx';
import { AddedLines, type ClaimedLines, LinesProblem, useClaimedLines } from './added-lines.tsx';
import { claimedAs } from './claimed-lines.ts';
import { roleOptions } from './line-roles.ts';

export function LineUpEditor({ registered }: { registered: readonly CaseLine[] }) {
  const claimed = useClaimedLines();
  return (
    <StackedCard as="section" id="claimed_lines" tabIndex={-1} aria-label={text.lineUpTitle()} overflow="visible">
      <Heading as="h2">{text.lineUpTitle()}</Heading>
      <Text color="muted">{text.lineUpHint()}</Text>
      <Box as="ul" aria-label={text.registeredPerformers()} listStyleType="none" margin="0" padding="0">
        {registered.map((line) => (
          <RegisteredLine key={line.key} line={line} claimed={claimed} />
        ))}
      </Box>
      <LinesProblem />
      <AddedLines claimed={claimed} />
      <AddParty catalogue="recording" claimed={claimed} />
    </StackedCard>
  );
}

function RegisteredLine({ line, claimed }: { line: CaseLine; claimed: ClaimedLines }) {
  const mine = claimed.lines.find(({ key }) => key === line.key);
  const role = mine?.role.split(':')[0] ?? '';
  const handleToggle = () => (mine ? claimed.remove(line.key) : claimed.set([claimedAs(line), ...claimed.lines]));
  return (
    <Flex as="li" gap="3" align="end" wrap="wrap" paddingY="3" borderTopWidth="1px" borderColor="line">
      <Box flex="1 1 12rem" minWidth="0" alignSelf="center">
        <Name textDecoration={mine ? 'none' : 'line-through'}>{line.name}</Name>
        {!mine && (
          <Text color="terracotta.text" fontSize="sm">
            {text.removed()}
          </Text>
        )}
      </Box>
      {mine && (
        <Box flex="1 1 12rem">
          <Field label={text.roleOf({ name: line.name })}>
            <Select
              options={roleOptions('contributor')}
              value={role}
              onChange={({ target }) => claimed.setRole(line.key, target.value)}
            />
          </Field>
        </Box>
      )}
      <Button
        variant="ghost"
        aria-label={mine ? text.removeNamed({ name: line.name }) : text.restoreNamed({ name: line.name })}
        onClick={handleToggle}
      >
        {mine ? text.remove() : text.restore()}
      </Button>
    </Flex>
  );
}
