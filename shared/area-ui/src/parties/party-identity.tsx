import { formatIsni } from '@counterpoint/domain/identifiers';
import { type ComposerRow, MAX_WORKS_COUNTED } from '@counterpoint/domain/schemas/parties';
import { RIGHT_LABELS } from '@counterpoint/domain/schemas/works';
import { Avatar, Box, Flex, Note, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import { initialsOf } from '@counterpoint/kit/text';
import type { ReactNode } from 'react';
import * as text from '../messages/parties.generated.ts';

interface ComposerIdentityProps {
  readonly party: ComposerRow;
  readonly mark?: ReactNode;
}

export function PartyIdentity({ party, mark }: ComposerIdentityProps) {
  const { stage_names } = party;
  return (
    <Flex gap="3" align="start" minWidth="0">
      <Avatar name={party.name} initials={initialsOf(party.name)} size="sm" isDecorative />
      <Stack gap="1" minWidth="0" flex="1">
        <Flex gap="2" align="center" wrap="wrap">
          <Box fontWeight="semibold" overflowWrap="anywhere" minWidth="0">
            {party.name}
          </Box>
          <Marks party={party} />
          {mark}
        </Flex>
        {stage_names.length > 0 && <Text fontSize="sm">{text.alsoKnownAs({ names: stage_names.join(', ') })}</Text>}
        <Flex color="muted" fontSize="sm" fontVariantNumeric="tabular-nums" columnGap="3" wrap="wrap">
          {numbersOf(party, mark === undefined).map((number) => (
            <Text as="span" key={number} whiteSpace="nowrap" fontSize="sm">
              {number}
            </Text>
          ))}
        </Flex>
        <Note>{[societiesOf(party), countRegistrations(party)].filter(Boolean).join(' · ')}</Note>
      </Stack>
    </Flex>
  );
}

export const KIND_LABELS = { person: null, group: text.group, organisation: text.organisation } as const;

function Marks({ party }: { party: ComposerRow }) {
  const { kind: ofParty, organisation_type } = party;
  const isNamed = organisation_type !== null && organisation_type !== 'Other';
  const kind = isNamed ? organisation_type : KIND_LABELS[ofParty]?.();
  return (
    <>
      {party.is_me && <StatusBadge tone="green">{text.you()}</StatusBadge>}
      {party.is_member && !party.is_me && <StatusBadge tone="blue">{text.member()}</StatusBadge>}
      {kind && <StatusBadge tone="grey">{kind}</StatusBadge>}
    </>
  );
}

function numbersOf({ ipi_name_number, isni }: ComposerRow, isIsniShown: boolean): string[] {
  const ipi = ipi_name_number ? text.ipiNumber({ number: ipi_name_number }) : text.noIpi();
  return isni && isIsniShown ? [ipi, text.isniNumber({ number: formatIsni(isni) })] : [ipi];
}

function societiesOf({ societies }: ComposerRow): string {
  const names = [...new Set(societies.map(({ society_name }) => society_name))];
  return names
    .map((name) => {
      const rights = societies.filter(({ society_name }) => society_name === name).map(({ right }) => right);
      const labels = [...new Set(rights)].map((right) => RIGHT_LABELS[right]().toLowerCase());
      return text.societyRights({ society: name, rights: labels.join(', ') });
    })
    .join(', ');
}

function countRegistrations({ works, recordings }: ComposerRow): string {
  const counts = [
    works > 0 && (works < MAX_WORKS_COUNTED ? text.registeredWorks : text.manyWorks)({ count: works }),
    recordings > 0 && (recordings < MAX_WORKS_COUNTED ? text.recordings : text.manyRecordings)({ count: recordings }),
  ];
  return counts.filter(Boolean).join(' · ') || text.nothingRegistered();
}
