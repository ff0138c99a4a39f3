import { formatIsni } from '@counterpoint/domain/identifiers';
import { type ComposerRow, MOST_WORKS_COUNTED } from '@counterpoint/domain/schemas/parties';
import { RIGHT_LABELS } from '@counterpoint/domain/schemas/works';
import { Avatar, Box, Flex, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import { initialsOf } from '@counterpoint/kit/text';
import type { ReactNode } from 'react';

interface ComposerIdentityProps {
  readonly party: ComposerRow;
  /** The name as it is shown: marked by a search, or a heading. The plain name by default. */
  readonly name?: ReactNode;
  /** Stands beside the name, and in place of the ISNI as a number. */
  readonly mark?: ReactNode;
}

/** Who somebody is: names, numbers, societies, and how many works and recordings name them. */
export function PartyIdentity({ party, name, mark }: ComposerIdentityProps) {
  const { stage_names } = party;
  return (
    <Flex gap="3" align="start" minWidth="0">
      <Avatar name={party.name} initials={initialsOf(party.name)} size="sm" isDecorative />
      <Stack gap="1" minWidth="0" flex="1">
        <Flex gap="2" align="center" wrap="wrap">
          <Box fontWeight="semibold" overflowWrap="anywhere" minWidth="0">
            {name ?? party.name}
          </Box>
          <Marks party={party} />
          {mark}
        </Flex>
        {stage_names.length > 0 && <Text fontSize="sm">Also known as {stage_names.join(', ')}</Text>}
        <Flex color="muted" fontSize="sm" fontVariantNumeric="tabular-nums" columnGap="3" wrap="wrap">
          {numbersOf(party, mark === undefined).map((number) => (
            <Text as="span" key={number} whiteSpace="nowrap" fontSize="sm">
              {number}
            </Text>
          ))}
        </Flex>
        <Text color="muted" fontSize="sm">
          {[societiesOf(party), namedIn(party)].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    </Flex>
  );
}

const KIND_LABELS = { person: null, group: 'Group', organisation: 'Publisher or company' } as const;

function Marks({ party }: { party: ComposerRow }) {
  const { kind: ofParty, organisation_type } = party;
  const isTold = organisation_type !== null && organisation_type !== 'Other';
  const kind = isTold ? organisation_type : KIND_LABELS[ofParty];
  return (
    <>
      {party.is_me && <StatusBadge tone="green">You</StatusBadge>}
      {party.is_member && !party.is_me && <StatusBadge tone="blue">Member</StatusBadge>}
      {kind && <StatusBadge tone="grey">{kind}</StatusBadge>}
    </>
  );
}

function numbersOf({ ipi_name_number, isni }: ComposerRow, isIsniTold: boolean): string[] {
  const ipi = ipi_name_number ? `IPI ${ipi_name_number}` : 'No IPI yet';
  return isni && isIsniTold ? [ipi, `ISNI ${formatIsni(isni)}`] : [ipi];
}

/** `PRS (performing), MCPS (mechanical)`; a society of several rights once. */
function societiesOf({ societies }: ComposerRow): string {
  const names = [...new Set(societies.map(({ society_name }) => society_name))];
  return names
    .map((name) => {
      const rights = societies.filter(({ society_name }) => society_name === name).map(({ right }) => right);
      return `${name} (${[...new Set(rights)].map((right) => RIGHT_LABELS[right].toLowerCase()).join(', ')})`;
    })
    .join(', ');
}

function namedIn({ works, recordings }: ComposerRow): string {
  const counts = [works > 0 && counted(works, 'registered work'), recordings > 0 && counted(recordings, 'recording')];
  return counts.filter(Boolean).join(' · ') || 'No registered works or recordings';
}

function counted(count: number, what: string): string {
  if (count >= MOST_WORKS_COUNTED) return `${MOST_WORKS_COUNTED.toLocaleString('en')} ${what}s or more`;
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}
