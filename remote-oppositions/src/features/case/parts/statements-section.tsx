import { CardSection } from '@counterpoint/catalogue/versions';
import { initialsOf } from '@counterpoint/catalogue/words';
import type { CaseDetails, CaseParty } from '@counterpoint/domain/schemas';
import { Avatar, Box, Flex, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import { formatLongDate } from '@counterpoint/kit/text';

/** Who is in the case, on which side, what they say and what they have answered. */
export function StatementsSection({ details: { parties } }: { details: CaseDetails }) {
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
                <Standing party={party} />
              </Flex>
              <Text color="muted" fontSize="sm">
                {whenWords(party)}
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

function Standing({ party: { side, answer, left_at, is_member } }: { party: CaseParty }) {
  if (side === 'claimant') return <StatusBadge tone="blue">{left_at ? 'Left the case' : 'Claims'}</StatusBadge>;
  if (answer === 'maintain') return <StatusBadge tone="terracotta">Maintains their claim</StatusBadge>;
  if (answer) return <StatusBadge tone="green">{answer === 'update' ? 'Accepts' : 'Releases their claim'}</StatusBadge>;
  return (
    <StatusBadge tone={is_member ? 'amber' : 'grey'}>{is_member ? 'Has not answered' : 'Not a member'}</StatusBadge>
  );
}

function whenWords({ side, answer, answered_at, respond_by, has_had_more_time, is_member }: CaseParty): string {
  if (side === 'claimant') return 'Claimant';
  if (answer && answered_at) return `Answered on ${formatLongDate(answered_at)}`;
  if (!is_member) return 'Cannot answer here: their lines follow the answer of whoever registered them';
  if (!respond_by) return 'Is asked once the case is taken up';
  return `Can answer until ${formatLongDate(respond_by)}${has_had_more_time ? ', with more time' : ''}`;
}
