import { LoadedPart } from '@counterpoint/area-ui/lazy';
import { PageHeader, Permitted } from '@counterpoint/area-ui/page';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { Card, Delayed, Skeleton, Stack, VisuallyHidden } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { type ReactNode, useEffect } from 'react';
import * as text from '../../messages/identifiers.generated.ts';
import * as titles from '../../messages/titles.generated.ts';
import { AccountPage } from '../../ui/account-page.tsx';
import { ApplicationHistory } from './application-history.tsx';
import { CandidateQuestions } from './candidate-questions.tsx';
import { IpiCard } from './ipi-card.tsx';
import { IsniCard } from './isni-card.tsx';
import { useIdentifiers } from './use-identifiers.ts';

/** Few members have one. */
const CLAIM = {
  name: 'party-claim',
  load: () => import('./claim-card.tsx').then((module) => module.ClaimCard),
};

export function IdentifiersPage() {
  const { setTitle } = useHost();
  useEffect(() => setTitle(titles.identifiers()), [setTitle]);
  const { record, applications, identifiers, claims } = useIdentifiers();
  const [latest] = applications.data ?? [];
  const [claim] = claims.data ?? [];
  const isClaimShown = claim?.state === 'open' || claim?.state === 'refused';
  return (
    <AccountPage>
      <PageHeader
        title={titles.identifiers()}
        context={text.context()}
        help={{ label: text.helpLabel(), href: paths.account.helpTopic('getting-an-isni') }}
      />
      <Stack gap="5">
        <Permitted needs="account:change">
          {!claims.isPending && (
            <Part queries={[claims]} label={text.loadingClaims()}>
              {claim && isClaimShown && (
                <LoadedPart lazy={CLAIM}>{(ClaimCard) => <ClaimCard claim={claim} />}</LoadedPart>
              )}
            </Part>
          )}
          <Part queries={[record, applications]} label={text.loadingIsni()}>
            {record.data && applications.data && <IsniCard record={record.data} application={latest ?? null} />}
          </Part>
          {latest?.state === 'possible_match' && <CandidateQuestions application={latest} />}
          <Part queries={[identifiers]} label={text.loadingIpi()}>
            {identifiers.data && <IpiCard identifiers={identifiers.data} />}
          </Part>
          {applications.data && applications.data.length > 0 && <ApplicationHistory applications={applications.data} />}
        </Permitted>
      </Stack>
    </AccountPage>
  );
}

interface PartQuery {
  readonly data: unknown;
  readonly error: unknown;
  refetch(): unknown;
}

function Part({ queries, label, children }: { queries: readonly PartQuery[]; label: string; children: ReactNode }) {
  const missing = queries.filter(({ data }) => data === undefined);
  const failed = missing.find(({ error }) => error);
  if (missing.length === 0) return children;
  if (!failed) return <PartSkeleton label={label} />;
  const handleRetry = () => {
    for (const { refetch } of missing) refetch();
  };
  return (
    <Card>
      <ErrorState message={messageOf(failed.error)} onRetry={handleRetry} />
    </Card>
  );
}

function PartSkeleton({ label }: { label: string }) {
  return (
    <Card role="status" minHeight="11rem">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Delayed>
        <Stack gap="4">
          <Skeleton height="6" width="14rem" />
          <Skeleton height="16" />
        </Stack>
      </Delayed>
    </Card>
  );
}
