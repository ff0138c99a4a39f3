import type { ShownParty } from '@counterpoint/area-ui/draft-text';
import { Avatar, Box, Flex, Name, Note, StatusBadge } from '@counterpoint/kit/core';
import { initialsOf } from '@counterpoint/kit/text';
import type { ReactNode } from 'react';
import * as text from '../messages/lines.generated.ts';
import { IN_ONE_LINE } from './in-one-line.ts';

interface LinePartyProps {
  readonly id: string | null;
  readonly party: ShownParty;
  readonly unknownHint: string;
  readonly children?: ReactNode;
}

export function LineParty({ id, party, unknownHint, children }: LinePartyProps) {
  return (
    <Flex
      align="center"
      gap="2.5"
      minWidth="0"
      gridColumn="1 / -1"
      paddingInlineEnd="16"
      css={{ [IN_ONE_LINE]: { gridColumn: 'auto', paddingInlineEnd: '0' } }}
    >
      <Avatar name={party.name} initials={id === null ? '?' : initialsOf(party.name)} size="sm" isDecorative />
      <Box minWidth="0">
        <Name>{party.name}</Name>
        <Note whiteSpace="nowrap">
          {id === null
            ? unknownHint
            : party.ipi_name_number
              ? text.ipi({ number: party.ipi_name_number })
              : text.noIpi()}
        </Note>
        {children}
      </Box>
    </Flex>
  );
}

export function LineConfirmation({ id, party }: { id: string | null; party: ShownParty }) {
  if (party.is_me) return <StatusBadge tone="green">{text.you()}</StatusBadge>;
  if (party.is_member) return <StatusBadge tone="amber">{text.toConfirm()}</StatusBadge>;
  return <StatusBadge tone="grey">{id === null ? text.unknown() : text.notMember()}</StatusBadge>;
}
