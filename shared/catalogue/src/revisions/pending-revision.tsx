import { ConfirmedButton } from '@counterpoint/area-ui/dialogs';
import { ButtonLink, VanishingButton } from '@counterpoint/area-ui/page';
import { messageOf } from '@counterpoint/client/http';
import { useHost, useMay } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { useNavigate } from '@counterpoint/contract/router';
import { Alert, Box, Flex, Text } from '@counterpoint/kit/core';
import { formatDayAndTime, someOf } from '@counterpoint/kit/text';
import type { ReactNode } from 'react';
import type { EntryDetails } from '../entry/index.ts';
import { useEntryActs } from '../entry/index.ts';
import * as text from '../messages/revisions.generated.ts';
import { AwaitingActions } from './awaiting-actions.tsx';
import type { EntryView, EntryViewProps } from './entry-view.ts';

const DAY_MS = 86_400_000;

export function OutstandingCard<Details extends EntryDetails>({ view, entry: version }: EntryViewProps<Details>) {
  const { remind } = useEntryActs(view.source, version);
  if (!isOwnAwaiting(version)) return null;
  const parties = view.partiesOf(version);
  const invited = namesOf(parties, 'invited');
  if (invited.length === 0) return null;
  const isStopped = namesOf(parties, 'contested').length > 0;
  return <StillToConfirm version={version} names={invited} isStopped={isStopped} remind={remind} />;
}

/** Whether only `OutstandingCard` shows what the entry waits for. */
export function isOutstanding<Details extends EntryDetails>(view: EntryView<Details>, entry: Details): boolean {
  const confirmations = view.partiesOf(entry).map(({ confirmation }) => confirmation);
  const isContested = entry.is_in_dispute || confirmations.includes('contested');
  return isOwnAwaiting(entry) && !isContested && confirmations.includes('invited');
}

/** For the submitter, within the banner that says that the parties disagree. */
export function ContestedNote<Details extends EntryDetails>({ view, entry: version }: EntryViewProps<Details>) {
  if (!isOwnAwaiting(version)) return null;
  const names = namesOf(view.partiesOf(version), 'contested');
  if (names.length === 0) return null;
  return (
    <Box marginTop="2" fontSize="sm" color="ink">
      <Text fontWeight="semibold">{text.contestedBy({ names: someOf(names) })}</Text>
      <Reasons names={names} events={version.events} />
      <Text color="muted">{text.contestedHint()}</Text>
    </Box>
  );
}

function isOwnAwaiting({ is_mine, state }: EntryDetails): boolean {
  return is_mine && state === 'awaiting_confirmation';
}

function Reasons({ names, events }: { names: readonly string[]; events: EntryDetails['events'] }) {
  const reasons = names.flatMap((name) => {
    const contest = events.findLast(
      ({ type, actor_name, represented_name }) => type === 'contested' && (represented_name ?? actor_name) === name,
    );
    return contest?.note ? [{ name, note: contest.note }] : [];
  });
  return reasons.map(({ name, note }) => (
    <Text key={name} overflowWrap="anywhere">
      {names.length > 1 ? text.reasonOf({ name, reason: note }) : text.reason({ reason: note })}
    </Text>
  ));
}

function namesOf(parties: ReturnType<EntryView<EntryDetails>['partiesOf']>, confirmation: string): string[] {
  return [...new Set(parties.filter((party) => party.confirmation === confirmation).map(({ name }) => name))];
}

interface StillToConfirmProps {
  readonly version: EntryDetails;
  readonly names: readonly string[];
  /** Contested: the deadline alone doesn't register it. */
  readonly isStopped: boolean;
  readonly remind: () => Promise<unknown>;
}

function StillToConfirm({ version, names, isStopped, remind }: StillToConfirmProps) {
  const { notify } = useHost();
  const reminding = useMutation({
    mutationFn: remind,
    onSuccess: () => notify(text.reminded({ names: someOf(names) }), { type: 'success' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  const wasReminded = remindedToday(version.reminded_at);
  return (
    <Alert
      tone="warning"
      title={text.outstanding({ names: someOf(names) })}
      action={
        !wasReminded && (
          <Actions>
            <VanishingButton variant="outline" loading={reminding.isPending} onClick={() => reminding.mutate()}>
              {text.remind()}
            </VanishingButton>
          </Actions>
        )
      }
    >
      {wasReminded ? text.remindedToday() : text.remindHint()}
      {version.confirm_by &&
        !isStopped &&
        !version.is_in_dispute &&
        ` ${(version.pending_revision === version.revision ? text.lapseDeadline : text.deadline)({ date: formatDayAndTime(version.confirm_by) })}`}
    </Alert>
  );
}

/** For a person whose role allows them. */
function Actions({ children }: { readonly children: ReactNode }) {
  const canChange = useMay('catalogue:change');
  return (
    canChange && (
      <Flex gap="2.5" wrap="wrap">
        {children}
      </Flex>
    )
  );
}

function remindedToday(at: string | null): boolean {
  return at !== null && Date.now() - new Date(at).getTime() < DAY_MS;
}

export function PendingRevision<Details extends EntryDetails>(props: EntryViewProps<Details>) {
  if (props.entry.state === 'draft') return <DraftedRevision {...props} />;
  if (props.entry.state !== 'awaiting_confirmation') return null;
  if (isDeclined(props)) return <DeclinedRevision {...props} />;
  return (
    <>
      <WaitingRevision {...props} />
      <OutstandingCard {...props} />
    </>
  );
}

/** By a party without an account: a member's contest opens a case. */
function isDeclined<Details extends EntryDetails>({ view, entry }: EntryViewProps<Details>): boolean {
  return isOwnAwaiting(entry) && !entry.is_in_dispute && namesOf(view.partiesOf(entry), 'contested').length > 0;
}

function DeclinedRevision<Details extends EntryDetails>({ view, entry }: EntryViewProps<Details>) {
  const navigate = useNavigate();
  const { takeBack, discardSubmitted } = useEntryActs(view.source, entry);
  const names = namesOf(view.partiesOf(entry), 'contested');
  return (
    <Alert
      tone="warning"
      title={text.declinedBy({ names: someOf(names), number: entry.revision })}
      action={
        <Actions>
          <DiscardButton label={text.withdraw()} title={text.withdrawRevisionQuestion()} act={discardSubmitted} />
          <ConfirmedButton
            size="sm"
            label={text.revise()}
            question={{ title: text.reviseQuestion({ title: view.titleOf(entry) }), yes: text.revise() }}
            act={takeBack}
            done={text.takenBack()}
            onDone={() => void navigate(view.paths.amend(entry.id))}
          >
            {text.takeBackHint()}
          </ConfirmedButton>
        </Actions>
      }
    >
      <Reasons names={names} events={entry.events} />
      <p>{text.declinedHint()}</p>
    </Alert>
  );
}

interface DiscardButtonProps {
  readonly label: string;
  readonly title: string;
  readonly act: () => Promise<unknown>;
}

function DiscardButton({ label, title, act }: DiscardButtonProps) {
  return (
    <ConfirmedButton
      size="sm"
      variant="outline"
      label={label}
      question={{ title, yes: label, tone: 'danger' }}
      act={act}
      done={text.revisionDiscarded()}
    >
      {text.discardRevisionHint()}
    </ConfirmedButton>
  );
}

function WaitingRevision<Details extends EntryDetails>({ view, entry }: EntryViewProps<Details>) {
  const { revision, change_note, awaits_my_confirmation, confirm_by, is_in_dispute } = entry;
  return (
    <Alert
      tone="warning"
      title={text.pending({ number: revision })}
      action={
        <Actions>
          <AwaitingActions view={view} entry={entry} />
        </Actions>
      }
    >
      {change_note && <p>{text.reason({ reason: change_note })}</p>}
      <p>
        {awaits_my_confirmation ? text.pendingNeedsYou() : text.pendingHint()}
        {awaits_my_confirmation &&
          confirm_by &&
          !is_in_dispute &&
          ` ${text.pendingUntil({ date: formatDayAndTime(confirm_by) })}`}
        {is_in_dispute && ` ${text.pendingDisputed({ what: view.noun })}`}
      </p>
      <ContestedNote view={view} entry={entry} />
    </Alert>
  );
}

function DraftedRevision<Details extends EntryDetails>({ view, entry }: EntryViewProps<Details>) {
  const { discardAmendment } = useEntryActs(view.source, entry);
  return (
    <Alert
      tone="info"
      title={hasLapsed(entry) ? text.lapsed({ number: entry.revision }) : text.drafted()}
      action={
        <Actions>
          <DiscardButton label={text.discardRevision()} title={text.discardRevisionQuestion()} act={discardAmendment} />
          <ButtonLink size="sm" to={view.paths.amend(entry.id)}>
            {text.goOn()}
          </ButtonLink>
        </Actions>
      }
    >
      {text.draftedHint()}
    </Alert>
  );
}

const REVISION_STEPS = ['amended', 'submitted', 'lapsed'];

function hasLapsed({ events }: EntryDetails): boolean {
  return events.findLast(({ type }) => REVISION_STEPS.includes(type))?.type === 'lapsed';
}
