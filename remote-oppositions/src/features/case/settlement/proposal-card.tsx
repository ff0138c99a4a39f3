import { LazyDialog, usePrefetchOnIntent } from '@counterpoint/area-ui/lazy';
import type { CaseDetails, CaseProposal } from '@counterpoint/domain/schemas/cases';
import { CardSection } from '@counterpoint/kit/cards';
import { Button, Flex, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import { RelativeDate } from '@counterpoint/kit/page';
import { useState } from 'react';
import * as text from '../../../messages/settlement.generated.ts';
import { canBegin } from '../../../ui/answers/case-choices.ts';
import { DIALOGS } from '../lazy-parts.ts';
import { ProposedLines } from './proposed-lines.tsx';

interface ProposalCardProps {
  readonly details: CaseDetails;
  readonly proposal: CaseProposal;
  readonly onCounter: () => void;
  readonly onAnswered: () => void;
}

export function ProposalCard({ details, proposal, onCounter, onAnswered }: ProposalCardProps) {
  const [isRefusing, setRefusing] = useState(false);
  const [isAccepting, setAccepting] = useState(false);
  const nearing = usePrefetchOnIntent(DIALOGS);
  function handleClose(): void {
    setRefusing(false);
    setAccepting(false);
    onAnswered();
  }
  return (
    <CardSection title={proposal.is_mine ? text.yourProposal() : text.proposalOf({ name: proposal.proposed_by })}>
      <Stack gap="4" paddingBottom={{ base: '4', lg: '0' }}>
        {proposal.note && (
          <Text paddingX="5" whiteSpace="pre-line" overflowWrap="anywhere">
            {proposal.note}
          </Text>
        )}
        <Acceptances proposal={proposal} />
        <Flex gap="3" wrap="wrap" justify="flex-end" paddingX="5">
          {canBegin(details.acts, 'propose') && (
            <Button variant="outline" onClick={onCounter}>
              {text.proposeAnother()}
            </Button>
          )}
          {canBegin(details.acts, 'refuse') && (
            <Button variant="danger" {...nearing} onClick={() => setRefusing(true)}>
              {proposal.is_mine ? text.withdraw() : text.refuse()}
            </Button>
          )}
          {canBegin(details.acts, 'accept') && (
            <Button {...nearing} onClick={() => setAccepting(true)}>
              {text.accept()}
            </Button>
          )}
        </Flex>
        <ProposedLines details={details} proposal={proposal} />
      </Stack>
      {isAccepting && (
        <LazyDialog lazy={DIALOGS} title={text.acceptTitle()} onClose={handleClose}>
          {({ AcceptDialog }) => <AcceptDialog details={details} proposal={proposal} onClose={handleClose} />}
        </LazyDialog>
      )}
      {isRefusing && (
        <LazyDialog lazy={DIALOGS} title={proposal.is_mine ? text.withdraw() : text.refuse()} onClose={handleClose}>
          {({ RefuseDialog }) => <RefuseDialog details={details} proposal={proposal} onClose={handleClose} />}
        </LazyDialog>
      )}
    </CardSection>
  );
}

function Acceptances({ proposal: { acceptances } }: { proposal: CaseProposal }) {
  return (
    <Stack as="ul" gap="2" paddingX="5">
      {acceptances.map(({ name, is_me, is_accepted, reason, at }) => (
        <li key={name}>
          <Flex justify="space-between" gap="3" wrap="wrap">
            <span>{is_me ? text.nameYou({ name }) : name}</span>
            {is_accepted === null && (
              <StatusBadge tone="amber">{is_me ? text.waitingForYou() : text.waiting()}</StatusBadge>
            )}
            {is_accepted === true && <StatusBadge tone="green">{text.acceptedBadge()}</StatusBadge>}
            {is_accepted === false && <StatusBadge tone="terracotta">{text.refusedBadge()}</StatusBadge>}
          </Flex>
          {(reason || at) && (
            <Text color="muted" fontSize="sm" overflowWrap="anywhere">
              {at && <RelativeDate at={at} />}
              {reason && ` · ${reason}`}
            </Text>
          )}
        </li>
      ))}
    </Stack>
  );
}
