import { AskedDialogs } from '@counterpoint/area-ui/later';
import { isMissing, messageOf } from '@counterpoint/client/http';
import { type LiveTopic, useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { useSearchParams } from '@counterpoint/contract/router';
import { ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { type ReactNode, useEffect, useState } from 'react';
import { useEntry } from '../entry/index.ts';
import { type EntryVersion, type EntryView, isRegistered } from './entry-view.ts';
import { NotShown, type NotShownProps } from './not-shown.tsx';

interface EntryPageProps<Details extends EntryVersion> {
  readonly view: EntryView<Details>;
  readonly id: string;
  readonly title: string;
  readonly notShown: Omit<NotShownProps, 'was'>;
  /** What the server tells of that is shown here. One list, made once. */
  readonly topics: readonly LiveTopic[];
  /** The dialog that the address asks for with `?claim=`, over the entry as it was then. */
  readonly claim: (asked: string, over: Details, onClose: () => void) => ReactNode;
  readonly children: (entry: Details) => ReactNode;
}

/** One entry, with its dialogs beside it: what is typed in one does not go with the part of the page that led to it. */
export function EntryPage<Details extends EntryVersion>(props: EntryPageProps<Details>) {
  return (
    <AskedDialogs>
      <Entry {...props} />
    </AskedDialogs>
  );
}

function Entry<Details extends EntryVersion>(props: EntryPageProps<Details>) {
  const { view, id, notShown, topics, claim, children } = props;
  const { setTitle } = useHost();
  useEntriesLive(view, topics);
  const { data: entry, error, isError, refetch } = useEntry(view.source, id);
  const title = entry ? view.titleOf(entry) : props.title;
  useEffect(() => setTitle(title), [setTitle, title]);

  // An entry that is gone since it was opened must not go on showing as if it were there.
  if (isMissing(error)) return <NotShown {...notShown} was={entry ? { ...entry, title } : null} />;
  if (entry)
    return (
      <>
        {children(entry)}
        <ClaimByAddress entry={entry} claim={claim} />
      </>
    );
  if (isError) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  return <ListSkeleton rows={6} />;
}

/** Fetches again whatever of such entries is on the screen, whenever the server says that they changed. */
function useEntriesLive<Details extends EntryVersion>(
  { source: { keys } }: EntryView<Details>,
  topics: EntryPageProps<Details>['topics'],
): void {
  const { live } = useHost();
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: keys.all });
    const ends = topics.map((topic) => live.subscribe(topic, refresh));
    return () => {
      for (const end of ends) end();
    };
  }, [live, queries, keys, topics]);
}

type ClaimProps<Details extends EntryVersion> = Pick<EntryPageProps<Details>, 'claim'> & { readonly entry: Details };

/** What the address asks for, as a result of the search leads to it. */
function ClaimByAddress<Details extends EntryVersion>(props: ClaimProps<Details>) {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('claim');
  if (asked === null) return null;
  function handleClose() {
    setParameters(
      (current) => {
        current.delete('claim');
        return current;
      },
      { replace: true },
    );
  }
  return <AskedClaim key={asked} {...props} asked={asked} onClose={handleClose} />;
}

/** It is over the entry as it was when it was asked for, and stays when the entry changes. */
function AskedClaim<Details extends EntryVersion>({
  entry,
  claim,
  asked,
  onClose,
}: ClaimProps<Details> & { readonly asked: string; readonly onClose: () => void }) {
  const [over] = useState(entry);
  return isRegistered(over) ? claim(asked, over, onClose) : null;
}
