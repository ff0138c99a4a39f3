import { LoadedPart } from '@counterpoint/area-ui/later';
import { ButtonLink, PageHeader } from '@counterpoint/area-ui/page';
import { useAmendment } from '@counterpoint/catalogue/entry';
import {
  HistoryCard,
  OutstandingCard,
  PendingVersion,
  StatusBanner,
  useCaseHref,
} from '@counterpoint/catalogue/versions';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useQuery } from '@counterpoint/contract/query';
import type { WorkClaims, WorkDetails } from '@counterpoint/domain/schemas/works';
import { CardSection } from '@counterpoint/kit/cards';
import { Alert, Box, Grid, Stack, Text } from '@counterpoint/kit/core';
import { WorkStatus } from '@counterpoint/kit/page';
import { type ReactNode, useState } from 'react';
import { claimsKey, fetchClaims } from '../../api/work-api.ts';
import { WORKS } from '../../api/works.ts';
import { ClaimBadge } from './claims/claim-badge.tsx';
import { awaitsMe, ClaimsSection } from './claims/claims-section.tsx';
import { VERSIONS } from './later-parts.ts';
import { PartiesTable } from './parties/parties-table.tsx';
import { partyLinesOf } from './parties/party-rows.ts';
import { SharesCard } from './parties/shares-card.tsx';
import { RecordingsSection } from './recordings/recordings-section.tsx';
import { SocietiesSection } from './societies-section.tsx';
import { WorkActions } from './work-actions.tsx';
import { WorkFacts, WorkIdentity } from './work-facts.tsx';
import { workHistory } from './work-history.ts';
import { standingOf } from './work-status.ts';
import { WORK_VIEW } from './work-view.ts';

export function WorkDetailsView({ work }: { work: WorkDetails }) {
  const amendment = useAmendment(WORKS, work);
  const claims = useClaims(work);
  const standing = standingOf(work);
  const caseHref = useCaseHref(work);
  const isClaimWaiting = claims.data?.items.some((claim) => awaitsMe(work, claim)) ?? false;
  const asked = askedIn(work, { pending: amendment.data, isClaimWaiting });
  const isOnTop = useKeptOnTop(work.id, isClaimWaiting);
  const claimed = claims.data && <ClaimsSection work={work} claims={claims.data} />;
  return (
    <>
      <PageHeader
        title={work.title}
        context={<WorkIdentity work={work} />}
        breadcrumbs={[{ label: 'Music compositions', href: paths.compositions.list() }, { label: work.title }]}
        help={{ label: 'How shares are agreed', href: paths.account.helpTopic('agreeing-shares') }}
        actions={
          <>
            <WorkStatus state={work.state} isInDispute={work.is_in_dispute} />
            <WorkActions work={work} />
          </>
        }
      />
      <Stack gap="4">
        <DuplicateNote duplicateOf={work.duplicate_of} />
        <StatusBanner {...standing} next={asked ?? standing.next} standing={work} caseHref={caseHref} />
        {isOnTop && claimed}
        <OutstandingCard view={WORK_VIEW} entry={work} />
        {amendment.data && work.pending_revision !== null && <PendingVersion view={WORK_VIEW} entry={amendment.data} />}
        <WorkColumns work={work} status={claims.data?.status} claimed={isOnTop ? null : claimed} />
        {work.is_party && work.revision + (work.pending_revision ?? 0) > 1 && (
          <LoadedPart later={VERSIONS} message="The versions could not be loaded.">
            {(Versions) => <Versions id={work.id} />}
          </LoadedPart>
        )}
      </Stack>
    </>
  );
}

/** Keeps the section on top after the answer, so that nothing moves away from under the member. */
function useKeptOnTop(id: string, isWaiting: boolean): boolean {
  const [kept, setKept] = useState<string | null>(null);
  if (isWaiting && kept !== id) setKept(id);
  return kept === id;
}

interface Beside {
  readonly pending: WorkDetails | null | undefined;
  readonly isClaimWaiting: boolean;
}

/** Replaces "nothing to do" while something awaits the member. */
function askedIn(work: WorkDetails, { pending, isClaimWaiting }: Beside): string | null {
  if (work.pending_revision !== null && pending?.awaits_my_confirmation)
    return 'A new version changes what you have: it waits for your answer.';
  if (isClaimWaiting) return 'Somebody claims the line without a name: they wait for your answer.';
  return null;
}

interface ColumnsProps {
  readonly work: WorkDetails;
  readonly status: WorkClaims['status'] | undefined;
  readonly claimed: ReactNode;
}

function WorkColumns({ work, status, claimed }: ColumnsProps) {
  const lines = partyLinesOf(work);
  return (
    <Grid
      templateColumns="minmax(0, 1fr)"
      // Next to the menu the parties' table needs this width before a second column fits.
      css={{ '@media (min-width: 85rem)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' } }}
      gap="4"
      alignItems="start"
    >
      <Stack gap="4">
        <CardSection
          title="Writers and publishers"
          aside={status && lines.length > 0 && <ClaimBadge status={status} />}
        >
          {lines.length > 0 ? (
            <Box padding={{ base: '4', lg: '0' }} paddingTop="0">
              <PartiesTable lines={lines} />
            </Box>
          ) : (
            <Text color="muted" paddingX="5" paddingBottom="5">
              No writers yet.
            </Text>
          )}
        </CardSection>
        {claimed}
        <RecordingsSection work={work} />
        <CardSection title="About the work">
          <Box paddingX="5" paddingBottom="5">
            <WorkFacts work={work} />
          </Box>
        </CardSection>
      </Stack>
      <Stack gap="4">
        {lines.length > 0 && <SharesCard lines={lines} />}
        {work.is_mine && <SocietiesSection work={work} />}
        {work.is_party && <HistoryCard items={workHistory(work)} hasVersions={work.revision > 1} />}
      </Stack>
    </Grid>
  );
}

function DuplicateNote({ duplicateOf }: { duplicateOf: string | null }) {
  if (duplicateOf === null) return null;
  return (
    <Alert
      tone="info"
      title="This work is registered twice"
      action={
        <ButtonLink size="sm" variant="outline" to={paths.compositions.details(duplicateOf)}>
          Open the other one
        </ButtonLink>
      }
    >
      The society put the two together: the other one is the work from now on.
    </Alert>
  );
}

function useClaims({ id, state }: WorkDetails) {
  const { http } = useHost();
  return useQuery({
    queryKey: claimsKey(id),
    queryFn: ({ signal }) => fetchClaims(http, id, signal),
    enabled: state !== 'draft',
  });
}
