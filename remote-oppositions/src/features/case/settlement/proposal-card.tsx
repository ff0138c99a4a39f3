import { LazyDialog, usePrefetchOnIntent } from '@counterpoint/area-ui/lazy';
import type { CaseDetails, CaseProposal } from '@counterpoint/domain/schemas/cases';
import { CardSection } from '@counterpoint/kit/cards';
import { Box, Button, Flex, Note, Stack, StatusBadge, type StatusTone, Text } from '@counterpoint/kit/core';
import { RelativeDate } from '@counterpoint/kit/page';
import { formatLongDate } from '@counterpoint/kit/text';
import type { Message } from '@counterpoint/messages';
import { useId, useState } from 'react';
import * as text from '../../../messages/settlement.generated.ts';
import { canBegin } from '../../../ui/answers/case-choices.ts';
import { DIALOGS } from '../lazy-parts.ts';
import { ComparedVersions } from '../parts/compared-versions.tsx';

interface ProposalCardProps {
  readonly details: CaseDetails;
  readonly onCounter: () => void;
  readonly onAnswered: () => void;
}

interface OpenAnswer {
  readonly act: 'accept' | 'refuse';
  readonly proposal: CaseProposal;
  /** The case when the dialog opened. */
  readonly opened: CaseDetails;
}

/** Its dialog stays open and says so if the split is withdrawn or replaced. */
export function ProposalCard({ details, onCounter, onAnswered }: ProposalCardProps) {
  const [answering, setAnswering] = useState<OpenAnswer | null>(null);
  const open = details.proposals.find(({ state }) => state === 'open');
  function handleClose(): void {
    setAnswering(null);
    onAnswered();
  }
  return (
    <>
      {open && (
        <OpenProposal
          details={details}
          proposal={open}
          onCounter={onCounter}
          onAnswer={(act) => setAnswering({ act, proposal: open, opened: details })}
        />
      )}
      {answering && <AnsweringDialog {...answering} details={details} open={open} onClose={handleClose} />}
    </>
  );
}

interface AnsweringDialogProps extends OpenAnswer {
  readonly details: CaseDetails;
  readonly open: CaseProposal | undefined;
  readonly onClose: () => void;
}

function AnsweringDialog({ act, proposal, opened, details, open, onClose }: AnsweringDialogProps) {
  const title = act === 'accept' ? text.acceptTitle() : proposal.is_mine ? text.withdrawTitle() : text.refuseTitle();
  const props = { details, proposal, onClose };
  return (
    <LazyDialog lazy={DIALOGS} title={title} onClose={onClose}>
      {({ AcceptDialog, RefuseDialog, EndedDialog }) => {
        if (open?.id !== proposal.id) return <EndedDialog details={details} opened={opened} onClose={onClose} />;
        return act === 'accept' ? <AcceptDialog {...props} /> : <RefuseDialog {...props} />;
      }}
    </LazyDialog>
  );
}

interface OpenProposalProps {
  readonly details: CaseDetails;
  readonly proposal: CaseProposal;
  readonly onCounter: () => void;
  readonly onAnswer: (act: OpenAnswer['act']) => void;
}

function OpenProposal({ details, proposal, onCounter, onAnswer }: OpenProposalProps) {
  const prefetch = usePrefetchOnIntent(DIALOGS);
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
            <Button variant="danger" {...prefetch} onClick={() => onAnswer('refuse')}>
              {proposal.is_mine ? text.withdraw() : text.refuse()}
            </Button>
          )}
          {canBegin(details.acts, 'accept') && (
            <Button {...prefetch} onClick={() => onAnswer('accept')}>
              {text.accept()}
            </Button>
          )}
        </Flex>
        <ProposedLines details={details} proposal={proposal} />
      </Stack>
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
            <Note overflowWrap="anywhere">
              {at && <RelativeDate at={at} />}
              {reason && ` · ${reason}`}
            </Note>
          )}
        </li>
      ))}
    </Stack>
  );
}

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
            <Note overflowWrap="anywhere">
              {text.refusedBecause({ name: refused.name, reason: refused.reason ?? '' })}
            </Note>
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

function ProposedLines({ details, proposal }: { details: CaseDetails; proposal: Pick<CaseProposal, 'lines'> }) {
  const version = { title: text.proposed(), lines: proposal.lines, lineUpCaption: text.lineUpCaption() };
  return <ComparedVersions details={details} versions={[version]} caption={text.sharesCaption} />;
}

const STATES: Record<CaseProposal['state'], { readonly tone: StatusTone; readonly words: Message }> = {
  open: { tone: 'blue', words: text.stateOpen },
  accepted: { tone: 'green', words: text.stateAccepted },
  refused: { tone: 'terracotta', words: text.stateRefused },
  withdrawn: { tone: 'grey', words: text.stateWithdrawn },
  superseded: { tone: 'grey', words: text.stateEnded },
};
