import { initialsOf } from '@counterpoint/catalogue/words';
import { formatIsni } from '@counterpoint/domain/identifiers';
import { type ComposerRow, MOST_WORKS_COUNTED, RIGHT_LABELS } from '@counterpoint/domain/schemas';
import { Avatar, Box, Flex, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';

interface ComposerIdentityProps {
  readonly composer: ComposerRow;
  /** The name as it is shown: marked by a search, or a heading. The plain name by default. */
  readonly name?: ReactNode;
}

/** Who somebody is: names, numbers, societies, and how many works name them. */
export function ComposerIdentity({ composer, name }: ComposerIdentityProps) {
  const { stage_names } = composer;
  return (
    <Flex gap="3" align="start" minWidth="0">
      <Avatar name={composer.name} initials={initialsOf(composer.name)} size="sm" isDecorative />
      <Stack gap="1" minWidth="0" flex="1">
        <Flex gap="2" align="center" wrap="wrap">
          <Box fontWeight="semibold" overflowWrap="anywhere" minWidth="0">
            {name ?? composer.name}
          </Box>
          <Marks composer={composer} />
        </Flex>
        {stage_names.length > 0 && <Text fontSize="sm">Also known as {stage_names.join(', ')}</Text>}
        <Flex color="muted" fontSize="sm" fontVariantNumeric="tabular-nums" columnGap="3" wrap="wrap">
          {numbersOf(composer).map((number) => (
            <Text as="span" key={number} whiteSpace="nowrap" fontSize="sm">
              {number}
            </Text>
          ))}
        </Flex>
        <Text color="muted" fontSize="sm">
          {[societiesOf(composer), worksOf(composer)].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    </Flex>
  );
}

const KIND_LABELS = { person: null, group: 'Group', organisation: 'Publisher or company' } as const;

function Marks({ composer }: { composer: ComposerRow }) {
  const kind = KIND_LABELS[composer.kind];
  return (
    <>
      {composer.is_me && <StatusBadge tone="green">You</StatusBadge>}
      {composer.is_member && !composer.is_me && <StatusBadge tone="blue">Member</StatusBadge>}
      {kind && <StatusBadge tone="grey">{kind}</StatusBadge>}
    </>
  );
}

function numbersOf({ ipi_name_number, isni }: ComposerRow): string[] {
  const ipi = ipi_name_number ? `IPI ${ipi_name_number}` : 'No IPI yet';
  return isni ? [ipi, `ISNI ${formatIsni(isni)}`] : [ipi];
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

function worksOf({ works }: ComposerRow): string {
  if (works === 0) return 'No registered works';
  if (works >= MOST_WORKS_COUNTED) return `${MOST_WORKS_COUNTED.toLocaleString('en')} registered works or more`;
  return works === 1 ? '1 registered work' : `${works} registered works`;
}
