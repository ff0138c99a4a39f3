import { PageHeader, useTitle } from '@counterpoint/area-ui/page';
import { isMissing, messageOf } from '@counterpoint/client/http';
import { paths } from '@counterpoint/contract/paths';
import { Link, useParams } from '@counterpoint/contract/router';
import { Button } from '@counterpoint/kit/core';
import { EmptyState, ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import * as text from '../../messages/case.generated.ts';
import { UploadsOfCase } from '../../ui/evidence/uploads-context.tsx';
import { CaseView } from './case-view.tsx';
import { isParticipant } from './texts/case-band.ts';
import { useCase } from './use-case.ts';

export function CasePage() {
  const { oppositionId: caseId = '' } = useParams();
  const details = useCase(caseId);
  const title = details.data ? text.pageTitle({ title: details.data.object.title }) : text.untitled();
  useTitle(title);

  // Before the data: a cached case must not stay visible to a member who is no longer a party.
  if (isMissing(details.error)) return <NotFound />;
  if (details.data)
    return (
      <UploadsOfCase key={details.data.id} caseId={details.data.id} canAdd={isParticipant(details.data)}>
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
        title={text.listTitle()}
        breadcrumbs={[{ label: text.listTitle(), href: paths.oppositions.list() }, { label: text.notFound() }]}
      />
      <EmptyState
        title={text.noSuchCase()}
        action={
          <Button asChild>
            <Link to={paths.oppositions.list()}>{text.yourCases()}</Link>
          </Button>
        }
      >
        {text.partiesOnly()}
      </EmptyState>
    </>
  );
}
