import { DialogHost } from '@counterpoint/area-ui/lazy';
import { ButtonLink, PageHeader, useTitle } from '@counterpoint/area-ui/page';
import { isMissing, messageOf } from '@counterpoint/client/http';
import { useLiveQueries } from '@counterpoint/client/queries';
import type { LiveTopic } from '@counterpoint/contract';
import { EmptyState, ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { type ReactNode, useState } from 'react';
import type { EntryDetails } from '../entry/index.ts';
import { useDialogParameter, useEntry } from '../entry/index.ts';
import { UnderMandate } from '../mandates/index.ts';
import * as text from '../messages/revisions.generated.ts';
import { type EntryView, isRegistered } from './entry-view.ts';

interface EntryPageProps<Details extends EntryDetails> {
  readonly view: EntryView<Details>;
  readonly id: string;
  readonly title: string;
  readonly notShown: Omit<NotShownProps, 'was'>;
  /** Must be the same array on each render. */
  readonly topics: readonly LiveTopic[];
  readonly claim: (claimId: string, over: Details, onClose: () => void) => ReactNode;
  readonly children: (entry: Details) => ReactNode;
}

/** Dialogs render next to the page, so that their input survives changes of the page. */
export function EntryPage<Details extends EntryDetails>(props: EntryPageProps<Details>) {
  return (
    <UnderMandate>
      <DialogHost>
        <Entry {...props} />
      </DialogHost>
    </UnderMandate>
  );
}

function Entry<Details extends EntryDetails>(props: EntryPageProps<Details>) {
  const { view, id, notShown, topics, claim, children } = props;
  useLiveQueries(topics, view.source.key);
  const { data: entry, error, isError, refetch } = useEntry(view.source, id);
  const title = entry ? view.titleOf(entry) : props.title;
  useTitle(title);

  // A deleted entry must not stay visible.
  if (isMissing(error)) return <NotShown {...notShown} what={view.noun} was={entry ? { ...entry, title } : null} />;
  if (entry)
    return (
      <>
        {children(entry)}
        <ClaimByAddress entry={entry} claim={claim} />
      </>
    );
  if (isError)
    return (
      <>
        <PageHeader
          title={title}
          breadcrumbs={[{ label: notShown.list.name, href: notShown.list.href }, { label: title }]}
        />
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
      </>
    );
  return <ListSkeleton rows={6} />;
}

type ClaimProps<Details extends EntryDetails> = Pick<EntryPageProps<Details>, 'claim'> & { readonly entry: Details };

function ClaimByAddress<Details extends EntryDetails>(props: ClaimProps<Details>) {
  const { value: claimId, close } = useDialogParameter('claim');
  if (claimId === null) return null;
  return <ClaimFromUrl key={claimId} {...props} claimId={claimId} onClose={close} />;
}

/** Keeps the entry as it was when the dialog opened. */
function ClaimFromUrl<Details extends EntryDetails>({
  entry,
  claim,
  claimId,
  onClose,
}: ClaimProps<Details> & { readonly claimId: string; readonly onClose: () => void }) {
  const [over] = useState(entry);
  return isRegistered(over) ? claim(claimId, over, onClose) : null;
}

type EntryKind = 'work' | 'recording';

type ShownEntry = Pick<EntryDetails, 'title' | 'state' | 'is_mine' | 'is_party'>;

interface NotShownProps {
  readonly name: string;
  readonly list: { readonly href: string; readonly name: string; readonly own: string };
  readonly was: ShownEntry | null;
}

function NotShown({ name, what, list, was }: NotShownProps & { readonly what: EntryKind }) {
  const { crumb, heading, why } = wordsFor(what, was);
  return (
    <>
      <PageHeader title={was?.title ?? name} breadcrumbs={[{ label: list.name, href: list.href }, { label: crumb }]} />
      <EmptyState title={heading} action={<ButtonLink to={list.href}>{list.own}</ButtonLink>}>
        {why}
      </EmptyState>
    </>
  );
}

function wordsFor(what: EntryKind, was: ShownEntry | null) {
  if (was === null) return { crumb: text.notFound(), heading: text.notFoundTitle({ what }), why: text.notFoundHint() };
  if (was.is_mine)
    return {
      crumb: text.gone(),
      heading: was.state === 'draft' ? text.goneDraft() : text.goneEntry({ what }),
      why: text.goneHint(),
    };

  return {
    crumb: text.noLongerShown(),
    heading: text.noLongerShownTitle({ what }),
    why: was.is_party ? `${text.noLongerShownHint()} ${text.askedAgain()}` : text.noLongerShownHint(),
  };
}
