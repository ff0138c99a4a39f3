import { ConfirmedButton } from '@counterpoint/area-ui/dialogs';
import { ButtonLink } from '@counterpoint/area-ui/page';
import { Alert, Flex } from '@counterpoint/kit/core';
import { formatLongDate } from '@counterpoint/kit/text';
import { useEntryActs } from '../entry/index.ts';
import * as text from '../messages/revisions.generated.ts';
import { AwaitingActions } from './awaiting-actions.tsx';
import type { EntryRevision, EntryViewProps } from './entry-view.ts';
import { ContestedNote, OutstandingCard } from './outstanding-card.tsx';

export function PendingRevision<Details extends EntryRevision>(props: EntryViewProps<Details>) {
  if (props.entry.state === 'draft') return <DraftedRevision {...props} />;
  if (props.entry.state !== 'awaiting_confirmation') return null;
  return (
    <>
      <WaitingRevision {...props} />
      <OutstandingCard {...props} />
    </>
  );
}

function WaitingRevision<Details extends EntryRevision>({ view, entry }: EntryViewProps<Details>) {
  const { revision, change_note, awaits_my_confirmation, confirm_by, is_in_dispute } = entry;
  return (
    <Alert
      tone="warning"
      title={text.pending({ number: revision })}
      action={
        <Flex gap="2.5" wrap="wrap">
          <AwaitingActions view={view} entry={entry} />
        </Flex>
      }
    >
      {change_note && <p>{text.reason({ reason: change_note })}</p>}
      <p>
        {awaits_my_confirmation ? text.pendingNeedsYou() : text.pendingHint()}
        {confirm_by && !is_in_dispute && ` ${text.pendingUntil({ date: formatLongDate(confirm_by) })}`}
        {is_in_dispute && ` ${text.pendingDisputed({ what: view.noun })}`}
      </p>
      <ContestedNote view={view} entry={entry} />
    </Alert>
  );
}

function DraftedRevision<Details extends EntryRevision>({ view, entry }: EntryViewProps<Details>) {
  const { discardAmendment } = useEntryActs(view.source, entry);
  return (
    <Alert
      tone="info"
      title={text.drafted()}
      action={
        <Flex gap="2.5" wrap="wrap">
          <ConfirmedButton
            size="sm"
            variant="outline"
            label={text.discardRevision()}
            question={{ title: text.discardRevisionQuestion(), yes: text.discardRevision(), tone: 'danger' }}
            act={discardAmendment}
            done={text.revisionDiscarded()}
          >
            {text.discardRevisionHint()}
          </ConfirmedButton>
          <ButtonLink size="sm" to={view.paths.amend(entry.id)}>
            {text.goOn()}
          </ButtonLink>
        </Flex>
      }
    >
      {text.draftedHint()}
    </Alert>
  );
}
