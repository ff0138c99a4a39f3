import type { CaseDetails, CaseParty } from '@counterpoint/domain/schemas/cases';
import { CardSection } from '@counterpoint/kit/cards';
import { Avatar, Box, Flex, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import { formatDayAndTime, formatLongDate, initialsOf } from '@counterpoint/kit/text';
import { isOver } from '../words/case-band.ts';

export function StatementsSection({ details }: { details: CaseDetails }) {
  const { parties } = details;
  const isClosed = isOver(details);
  return (
    <CardSection title="The parties">
      <Stack as="ul" gap="5" paddingX="5" paddingBottom="5">
        {parties.map((party) => (
          <Flex as="li" key={party.party_id} gap="3">
            <Avatar name={party.name} initials={initialsOf(party.name)} size="sm" isDecorative />
            <Box minWidth="0" flex="1">
              <Flex gap="2" wrap="wrap" align="center" justify="space-between">
                <Text fontWeight="semibold" overflowWrap="anywhere">
                  {party.is_me ? `${party.name} (you)` : party.name}
                </Text>
                <Standing party={party} isClosed={isClosed} />
              </Flex>
              <Text color="muted" fontSize="sm">
                {whenWords(party, isClosed)}
              </Text>
              {party.statement && (
                <Text marginTop="1.5" whiteSpace="pre-line" overflowWrap="anywhere">
                  {party.statement}
                </Text>
              )}
            </Box>
          </Flex>
        ))}
      </Stack>
    </CardSection>
  );
}

interface StandingProps {
  readonly party: CaseParty;
  readonly isClosed: boolean;
}

function Standing({ party: { side, answer, left_at, is_member }, isClosed }: StandingProps) {
  if (side === 'claimant') return <StatusBadge tone="blue">{left_at ? 'Left the case' : 'Claims'}</StatusBadge>;
  if (answer === 'maintain') return <StatusBadge tone="terracotta">Maintains their claim</StatusBadge>;
  if (answer) return <StatusBadge tone="green">{answer === 'update' ? 'Accepts' : 'Releases their claim'}</StatusBadge>;
  if (!is_member) return <StatusBadge tone="grey">Not a member</StatusBadge>;
  return (
    <StatusBadge tone={isClosed ? 'grey' : 'amber'}>{isClosed ? 'Did not answer' : 'Has not answered'}</StatusBadge>
  );
}

function whenWords(party: CaseParty, isClosed: boolean): string {
  const { side, answer, answered_at, respond_by, has_had_more_time, is_member } = party;
  if (side === 'claimant') return 'Claimant';
  if (answer && answered_at) return `Answered on ${formatLongDate(answered_at)}`;
  if (!is_member) return 'Cannot answer here: their lines follow the answer of whoever registered them';
  if (!respond_by) return isClosed ? 'Was not asked' : 'Is asked once the case is taken up';
  const until = formatDayAndTime(respond_by);
  if (isClosed || Date.parse(respond_by) < Date.now()) return `Could answer until ${until}`;
  return `Can answer until ${until}${has_had_more_time ? ', with more time' : ''}`;
}
