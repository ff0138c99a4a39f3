import { ConfirmedButton } from '@counterpoint/area-ui/dialogs';
import { ButtonLink } from '@counterpoint/area-ui/page';
import { Alert, Flex } from '@counterpoint/kit/core';
import { formatLongDate } from '@counterpoint/kit/text';
import { useEntryActs } from '../entry/index.ts';
import { AwaitingActions } from './awaiting-actions.tsx';
import type { EntryVersion, EntryViewProps } from './entry-view.ts';
import { OutstandingCard } from './outstanding-card.tsx';

export function PendingVersion<Details extends EntryVersion>(props: EntryViewProps<Details>) {
  if (props.entry.state === 'draft') return <DraftedVersion {...props} />;
  if (props.entry.state !== 'awaiting_confirmation') return null;
  return (
    <>
      <WaitingVersion {...props} />
      <OutstandingCard {...props} />
    </>
  );
}

function WaitingVersion<Details extends EntryVersion>({ view, entry }: EntryViewProps<Details>) {
  const { revision, change_note, awaits_my_confirmation, confirm_by, is_in_dispute } = entry;
  return (
    <Alert
      tone="warning"
      title={`Version ${revision} waits for confirmation`}
      action={
        <Flex gap="2.5" wrap="wrap">
          <AwaitingActions view={view} entry={entry} />
        </Flex>
      }
    >
      {change_note && <p>“{change_note}”</p>}
      <p>
        {awaits_my_confirmation
          ? 'It changes what you have: compare the versions below, and confirm or contest it.'
          : 'The current version stays in force until everyone affected has confirmed.'}
        {confirm_by && !is_in_dispute && ` Until ${formatLongDate(confirm_by)}.`}
        {is_in_dispute &&
          ` The ${view.noun} is in dispute: what is disputed does not change before the case is closed.`}
      </p>
    </Alert>
  );
}

function DraftedVersion<Details extends EntryVersion>({ view, entry }: EntryViewProps<Details>) {
  const { discardAmendment } = useEntryActs(view.source, entry);
  return (
    <Alert
      tone="info"
      title="You are preparing a new version"
      action={
        <Flex gap="2.5" wrap="wrap">
          <ConfirmedButton
            size="sm"
            variant="outline"
            label="Discard it"
            question={{ title: 'Discard the new version?', yes: 'Discard it', tone: 'danger' }}
            act={discardAmendment}
            done="The new version is discarded."
          >
            Everything you changed is deleted, and what is in force stays as it is. This cannot be undone.
          </ConfirmedButton>
          <ButtonLink size="sm" to={view.paths.amend(entry.id)}>
            Continue
          </ButtonLink>
        </Flex>
      }
    >
      Only you can see it. The current version stays in force until you submit the new one and everyone affected has
      confirmed.
    </Alert>
  );
}
