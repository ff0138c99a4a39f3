import { ButtonLink, PageHeader } from '@counterpoint/area-ui/page';
import { useHost } from '@counterpoint/contract';
import { type Breadcrumb, EmptyState, ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { type ReactNode, useEffect } from 'react';
import * as text from '../messages/parties.generated.ts';
import { type Attached, type PartyCatalogue, partyPlaces, usePartyCatalogue } from './party-catalogue.ts';
import { type Attachment, useAttachment } from './use-attachment.ts';

interface PartyFrameProps {
  readonly title: string;
  readonly context: string;
  readonly isBelow?: boolean;
  readonly actions?: (to: Attached | null) => ReactNode;
  readonly children: (to: Attached | null) => ReactNode;
}

/** Waits until the work or recording in the URL is known to be changeable. */
export function PartyFrame({ title, context, isBelow = false, actions, children }: PartyFrameProps) {
  const { setTitle } = useHost();
  useEffect(() => setTitle(title), [setTitle, title]);
  const catalogue = usePartyCatalogue();
  const attachment = useAttachment(catalogue);
  const to = attachment.kind === 'open' ? attachment.to : null;
  const isReady = to !== null || attachment.kind === 'none';
  return (
    <>
      <PageHeader
        title={title}
        context={to ? text.forEntry(to) : context}
        breadcrumbs={breadcrumbsOf(catalogue, to, isBelow ? title : null)}
        actions={isReady && actions?.(to)}
      />
      {isReady ? children(to) : <NotReady catalogue={catalogue} attachment={attachment} />}
    </>
  );
}

function breadcrumbsOf(catalogue: PartyCatalogue, to: Attached | null, below: string | null): Breadcrumb[] {
  const { resource } = catalogue;
  const home = { label: catalogue.home.label(), href: catalogue.home.href };
  const wizard = to ? [{ label: to.title, href: catalogue.wizard(to, null) }] : [];
  const label = text.title({ resource });
  if (below === null) return [home, ...wizard, { label }];
  return [home, ...wizard, { label, href: partyPlaces(catalogue, to).index() }, { label: below }];
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
