import { ButtonLink, PageHeader, useTitle } from '@counterpoint/area-ui/page';
import { isMissing, messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery, useQueryClient } from '@counterpoint/contract/query';
import { useParams } from '@counterpoint/contract/router';
import { type Breadcrumb, EmptyState, ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import * as text from '../messages/parties.generated.ts';
import {
  type AttachTarget,
  type OpenedCatalogue,
  type PartyCatalogue,
  PartyCatalogueProvider,
  partyPlaces,
} from './party-catalogue.ts';

interface PartyFrameProps {
  readonly catalogue: PartyCatalogue;
  readonly title: string;
  readonly context: string;
  readonly isBelow?: boolean;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Waits until the work or recording in the URL is known to be changeable. */
export function PartyFrame({ catalogue, title, context, isBelow = false, actions, children }: PartyFrameProps) {
  useTitle(title);
  const attachment = useAttachment(catalogue);
  const to = attachment.kind === 'open' ? attachment.to : null;
  const opened = { ...catalogue, to };
  const isReady = to !== null || attachment.kind === 'none';
  return (
    <PartyCatalogueProvider value={opened}>
      <PageHeader
        title={title}
        context={to ? text.forEntry(to) : context}
        breadcrumbs={breadcrumbsOf(opened, isBelow ? title : null)}
        actions={isReady && actions}
      />
      {isReady ? children : <NotReady catalogue={catalogue} attachment={attachment} />}
    </PartyCatalogueProvider>
  );
}

function breadcrumbsOf(catalogue: OpenedCatalogue, below: string | null): Breadcrumb[] {
  const { resource, to } = catalogue;
  const home = { label: catalogue.home.label(), href: catalogue.home.href };
  const wizard = to ? [{ label: to.title, href: catalogue.wizard(to, null) }] : [];
  const label = text.title({ resource });
  if (below === null) return [home, ...wizard, { label }];
  return [home, ...wizard, { label, href: partyPlaces(catalogue).index() }, { label: below }];
}

interface NotReadyProps {
  readonly catalogue: PartyCatalogue;
  readonly attachment: Attachment;
}

function NotReady({ catalogue: { resource, home, details }, attachment }: NotReadyProps) {
  if (attachment.kind === 'failed') return <ErrorState message={attachment.message} onRetry={attachment.onRetry} />;
  if (attachment.kind === 'missing')
    return (
      <EmptyState
        title={text.entryNotFound({ resource })}
        action={<ButtonLink to={home.href}>{text.yourEntries({ resource })}</ButtonLink>}
      >
        {text.entryNotFoundHint()}
      </EmptyState>
    );
  if (attachment.kind === 'closed')
    return (
      <EmptyState
        title={text.entryClosed(attachment)}
        action={<ButtonLink to={details(attachment.id)}>{text.openEntry({ resource })}</ButtonLink>}
      >
        {text.entryClosedHint()}
      </EmptyState>
    );
  return <ListSkeleton rows={6} />;
}

type Attachment =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string; readonly onRetry: () => void }
  | { readonly kind: 'missing' }
  | { readonly kind: 'closed'; readonly id: string; readonly title: string }
  | { readonly kind: 'open'; readonly to: AttachTarget };

/** The full schema would be larger than this page's code. */
const namedEntry = z.object({ title: z.string(), state: z.string(), is_mine: z.boolean() });

function useAttachment({ topic, attaches }: PartyCatalogue): Attachment {
  const { http } = useHost();
  const queries = useQueryClient();
  const { [attaches.parameter]: id } = useParams();
  const stored = useQuery({
    queryKey: [topic, 'attached', id],
    queryFn: ({ signal }) =>
      http.get(`${attaches.root}/${encodeURIComponent(id ?? '')}`, { schema: namedEntry, signal }),
    enabled: id !== undefined,
    placeholderData: () => namedEntry.safeParse(queries.getQueryData([topic, 'details', id])).data,
  });
  if (id === undefined) return { kind: 'none' };
  if (stored.data) {
    const { title, state, is_mine } = stored.data;
    // A registered entry is changed by a new revision, which the wizard creates with the first change.
    const isAmendment = attaches.amendable.includes(state);
    if (is_mine && (state === 'draft' || isAmendment)) return { kind: 'open', to: { id, title, isAmendment } };
    return { kind: 'closed', id, title };
  }
  if (!stored.isError) return { kind: 'loading' };
  if (isMissing(stored.error)) return { kind: 'missing' };
  return { kind: 'failed', message: messageOf(stored.error), onRetry: () => void stored.refetch() };
}
