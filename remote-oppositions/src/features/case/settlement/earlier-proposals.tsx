import type { CaseDetails, CaseProposal } from '@counterpoint/domain/schemas/cases';
import { CardSection } from '@counterpoint/kit/cards';
import { Box, Button, Flex, Stack, StatusBadge, type StatusTone, Text } from '@counterpoint/kit/core';
import { formatLongDate } from '@counterpoint/kit/text';
import type { Message } from '@counterpoint/messages';
import { useId, useState } from 'react';
import * as text from '../../../messages/settlement.generated.ts';
import { ProposedLines } from './proposed-lines.tsx';

export function EarlierProposals({ details }: { details: CaseDetails }) {
  const earlier = details.proposals.filter(({ state }) => state !== 'open');
  if (earlier.length === 0) return null;
  return (
    <CardSection title={text.earlierTitle()}>
      <Stack as="ul" gap="0" paddingBottom="2">
        {earlier.map((proposal) => (
          <li key={proposal.id}>
            <Earlier details={details} proposal={proposal} />
          </li>
        ))}
      </Stack>
    </CardSection>
  );
}

function Earlier({ details, proposal }: { details: CaseDetails; proposal: CaseProposal }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const date = formatLongDate(proposal.created_at);
  const { tone, words } = STATES[proposal.state];
  const refused = proposal.acceptances.find(({ is_accepted }) => is_accepted === false);
  return (
    <>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" paddingX="5" paddingY="2">
        <Box minWidth="0">
          <Text>
            {text.proposedOn({
              name: proposal.is_mine ? text.you() : proposal.proposed_by,
              date,
            })}
          </Text>
          {refused && (
            <Text color="muted" fontSize="sm" overflowWrap="anywhere">
              {text.refusedBecause({ name: refused.name, reason: refused.reason ?? '' })}
            </Text>
          )}
        </Box>
        <Flex gap="2" align="center">
          <StatusBadge tone={tone}>{words()}</StatusBadge>
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={isOpen ? text.hideSplit({ date }) : text.showSplit({ date })}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? text.hide() : text.show()}
          </Button>
        </Flex>
      </Flex>
      <Box id={id}>{isOpen && <ProposedLines details={details} proposal={proposal} />}</Box>
    </>
  );
}

const STATES: Record<CaseProposal['state'], { readonly tone: StatusTone; readonly words: Message }> = {
  open: { tone: 'blue', words: text.stateOpen },
  accepted: { tone: 'green', words: text.stateAccepted },
  refused: { tone: 'terracotta', words: text.stateRefused },
  superseded: { tone: 'grey', words: text.stateReplaced },
};
