import { isMissing, messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { Link, useParams } from '@counterpoint/contract/router';
import { Button } from '@counterpoint/kit/core';
import { EmptyState, ErrorState, PageHeader } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { useEffect } from 'react';
import { UploadsOfCase } from '../../ui/evidence/uploads-context.tsx';
import { CaseView } from './case-view.tsx';
import { useCase } from './use-case.ts';

export function CasePage() {
  const { oppositionId: caseId = '' } = useParams();
  const { setTitle } = useHost();
  const details = useCase(caseId);
  const title = details.data ? `${details.data.object.title}, in dispute` : 'A work in dispute';
  useEffect(() => setTitle(title), [setTitle, title]);

  // Before the data: a cached case must not stay visible to a member who is no longer a party.
  if (isMissing(details.error)) return <NotFound />;
  if (details.data)
    return (
      <UploadsOfCase key={details.data.id} caseId={details.data.id}>
        <CaseView details={details.data} />
      </UploadsOfCase>
    );
  if (details.isError) return <ErrorState message={messageOf(details.error)} onRetry={() => void details.refetch()} />;
  return <ListSkeleton rows={8} />;
}

function NotFound() {
  return (
    <>
      <PageHeader
        title="Works in dispute"
        breadcrumbs={[{ label: 'Works in dispute', href: paths.oppositions.list() }, { label: 'Not found' }]}
        renderLink={({ href, children }) => <Link to={href}>{children}</Link>}
      />
      <EmptyState
        title="There is no such case, or you are not part of it"
        action={
          <Button asChild>
            <Link to={paths.oppositions.list()}>Your works in dispute</Link>
          </Button>
        }
      >
        Only the parties of a case can see it. A draft that was discarded is gone.
      </EmptyState>
    </>
  );
}
