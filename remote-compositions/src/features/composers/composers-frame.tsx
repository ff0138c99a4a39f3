import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { Button } from '@counterpoint/kit/core';
import { type Breadcrumb, EmptyState, ErrorState, PageHeader } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { type ReactNode, useEffect } from 'react';
import { type AttachedWork, composerPlaces, wizardAddress } from './attached-work.ts';
import { useAttachedWork } from './use-attached-work.ts';

interface ComposersFrameProps {
  readonly title: string;
  /** One line below the title, where no composition is named. */
  readonly context: string;
  /** The page below the index of composers. */
  readonly isBelow?: boolean;
  readonly actions?: (work: AttachedWork | null) => ReactNode;
  readonly children: (work: AttachedWork | null) => ReactNode;
}

/** A page of composers, by itself or for the composition of its address, once it is known that this can be changed. */
export function ComposersFrame({ title, context, isBelow = false, actions, children }: ComposersFrameProps) {
  const { setTitle } = useHost();
  useEffect(() => setTitle(title), [setTitle, title]);
  const attachment = useAttachedWork();
  const work = attachment.kind === 'open' ? attachment.work : null;
  const isReady = work !== null || attachment.kind === 'none';
  return (
    <>
      <PageHeader
        title={title}
        context={work ? `For “${work.title}”` : context}
        breadcrumbs={breadcrumbsOf(work, isBelow ? title : null)}
        renderLink={({ href, children: label }) => <Link to={href}>{label}</Link>}
        actions={isReady && actions?.(work)}
      />
      {isReady ? children(work) : <NotReady attachment={attachment} />}
    </>
  );
}

function breadcrumbsOf(work: AttachedWork | null, below: string | null): Breadcrumb[] {
  const start = { label: 'Music compositions', href: paths.compositions.list() };
  const wizard = work ? [{ label: work.title, href: wizardAddress(work) }] : [];
  if (below === null) return [start, ...wizard, { label: 'Composers' }];
  return [start, ...wizard, { label: 'Composers', href: composerPlaces(work).index() }, { label: below }];
}

function NotReady({ attachment }: { attachment: ReturnType<typeof useAttachedWork> }) {
  if (attachment.kind === 'failed') return <ErrorState message={attachment.message} onRetry={attachment.onRetry} />;
  if (attachment.kind === 'missing')
    return (
      <EmptyState
        title="This composition cannot be found"
        action={
          <Button asChild>
            <Link to={paths.compositions.list()}>Your compositions</Link>
          </Button>
        }
      >
        It was discarded, or it belongs to another member.
      </EmptyState>
    );
  if (attachment.kind === 'closed')
    return (
      <EmptyState
        title={`Nobody can be added to “${attachment.title}” here`}
        action={
          <Button asChild>
            <Link to={paths.compositions.details(attachment.id)}>Open the composition</Link>
          </Button>
        }
      >
        Others are asked to confirm it as it is, or it is not yours to change.
      </EmptyState>
    );
  return <ListSkeleton rows={6} />;
}
