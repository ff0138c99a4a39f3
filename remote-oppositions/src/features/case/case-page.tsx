import { ButtonLink, Loaded, PageHeader, useTitle } from '@counterpoint/area-ui/page';
import { isMissing } from '@counterpoint/client/http';
import { paths } from '@counterpoint/contract/paths';
import { useParams } from '@counterpoint/contract/router';
import { EmptyState } from '@counterpoint/kit/page';
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
  return (
    <Loaded query={details} loading={<ListSkeleton rows={8} />}>
      {(data) => (
        <UploadsOfCase key={data.id} caseId={data.id} canAdd={isParticipant(data)}>
          <CaseView details={data} />
        </UploadsOfCase>
      )}
    </Loaded>
  );
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
        action={<ButtonLink to={paths.oppositions.list()}>{text.yourCases()}</ButtonLink>}
      >
        {text.partiesOnly()}
      </EmptyState>
    </>
  );
}
