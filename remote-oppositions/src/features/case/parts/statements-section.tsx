import type { CaseDetails, CaseParty, SplitResponse } from '@counterpoint/domain/schemas/cases';
import { CardSection } from '@counterpoint/kit/cards';
import { Avatar, Box, Flex, Name, Note, Stack, StatusBadge, type StatusTone, Text } from '@counterpoint/kit/core';
import { formatDayAndTime, formatLongDate, initialsOf } from '@counterpoint/kit/text';
import type { Message } from '@counterpoint/messages';
import * as text from '../../../messages/case.generated.ts';
import { isClosed as isCaseClosed } from '../../../ui/case-state.ts';

export function StatementsSection({ details }: { details: CaseDetails }) {
  const isClosed = isCaseClosed(details);
  const parties = details.proposals.some(({ state }) => state === 'accepted')
    ? details.parties.map(withoutReplacedAnswer)
    : details.parties;
  return (
    <CardSection title={text.parties()}>
      <Stack as="ul" gap="5" paddingX="5" paddingBottom="5">
        {parties.map((party) => (
          <Flex as="li" key={party.party_id} gap="3">
            <Avatar name={party.name} initials={initialsOf(party.name)} size="sm" isDecorative />
            <Box minWidth="0" flex="1">
              <Flex gap="2" wrap="wrap" align="center" justify="space-between">
                <Name>{party.is_me ? text.nameYou({ name: party.name }) : party.name}</Name>
                <PartyStatus party={party} isClosed={isClosed} />
              </Flex>
              <AnswerTime party={party} isClosed={isClosed} />
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

/** The split that ended the case replaces what they answered before. */
function withoutReplacedAnswer(party: CaseParty): CaseParty {
  return party.split_response ? { ...party, answer: null, answered_at: null } : party;
}

interface PartyStatusProps {
  readonly party: CaseParty;
  readonly isClosed: boolean;
}

function PartyStatus({
  party: { side, answer, split_response: split, left_at, is_member },
  isClosed,
}: PartyStatusProps) {
  if (side === 'claimant')
    return <StatusBadge tone="blue">{left_at ? text.leftCase() : text.claimantBadge()}</StatusBadge>;
  if (answer === 'maintain') return <StatusBadge tone="terracotta">{text.maintains()}</StatusBadge>;
  if (answer) return <StatusBadge tone="green">{answer === 'update' ? text.accepts() : text.releases()}</StatusBadge>;
  if (split) return <StatusBadge tone={SPLIT_TONES[split.type]}>{SPLIT_LABELS[split.type]()}</StatusBadge>;
  if (!is_member) return <StatusBadge tone="grey">{text.notAMember()}</StatusBadge>;
  return (
    <StatusBadge tone={isClosed ? 'grey' : 'amber'}>
      {isClosed ? text.didNotRespond() : text.noResponseYet()}
    </StatusBadge>
  );
}

const SPLIT_LABELS: Record<SplitResponse, Message> = text.splitLabels;

const SPLIT_TONES: Record<SplitResponse, StatusTone> = { proposed: 'blue', accepted: 'green', refused: 'terracotta' };

function AnswerTime({ party, isClosed }: PartyStatusProps) {
  // Their badge shows it already, unless they have left.
  if (party.side === 'claimant' && !party.left_at) return null;
  const time = describeAnswerTime(party, isClosed);
  return time && <Note>{time}</Note>;
}

function describeAnswerTime(party: CaseParty, isClosed: boolean): string | null {
  const { side, answer, answered_at, split_response, respond_by, has_had_more_time, is_member } = party;
  if (side === 'claimant') return text.claimantBadge();
  if (answer && answered_at) return text.respondedOn({ date: formatLongDate(answered_at) });
  if (split_response) return text.respondedOn({ date: formatLongDate(split_response.at) });
  if (!is_member) return text.nonMemberHint();
  if (!respond_by) return null;
  const until = formatDayAndTime(respond_by);
  if (Date.parse(respond_by) < Date.now()) return text.couldRespond({ date: until });
  if (isClosed) return text.closedEarlier();
  return has_had_more_time ? text.canRespondExtended({ date: until }) : text.canRespond({ date: until });
}
