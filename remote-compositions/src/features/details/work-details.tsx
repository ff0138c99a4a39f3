import { LoadedPart } from '@counterpoint/area-ui/lazy';
import { ButtonLink, Loaded, PageHeader } from '@counterpoint/area-ui/page';
import { useAmendment } from '@counterpoint/catalogue/entry';
import {
  ContestedNote,
  confirmationRequest,
  HistoryCard,
  isOutstanding,
  OutstandingCard,
  PendingRevision,
  StatusBanner,
  useOwnCase,
} from '@counterpoint/catalogue/revisions';
import { useRead } from '@counterpoint/client/queries';
import { paths } from '@counterpoint/contract/paths';
import type { WorkClaims, WorkDetails } from '@counterpoint/domain/schemas/works';
import { CardSection } from '@counterpoint/kit/cards';
import { Alert, Box, Grid, Stack, Text } from '@counterpoint/kit/core';
import { WorkStatus } from '@counterpoint/kit/page';
import { type ReactNode, useState } from 'react';
import { claimsOf } from '../../api/work-api.ts';
import { WORKS } from '../../api/works.ts';
import * as text from '../../messages/details.generated.ts';
import * as titles from '../../messages/titles.generated.ts';
import * as works from '../../messages/works.generated.ts';
import { ClaimBadge, OverClaim } from './claims/claim-badge.tsx';
import { awaitsMe, ClaimsSection } from './claims/claims-section.tsx';
import { INVITATIONS, REVISIONS } from './lazy-parts.ts';
import { PartiesTable } from './parties/parties-table.tsx';
import { partyLinesOf } from './parties/party-rows.ts';
import { SharesCard } from './parties/shares-card.tsx';
import { RecordingsSection } from './recordings/recordings-section.tsx';
import { SocietiesSection } from './societies-section.tsx';
import { WORK_VIEW, WorkActions } from './work-actions.tsx';
import { statusOf, WorkFacts, WorkIdentity, workHistory } from './work-facts.tsx';

export function WorkDetailsView({ work }: { work: WorkDetails }) {
  const amendment = useAmendment(WORKS, work);
  const claims = useRead(claimsOf(work.id), { enabled: work.state !== 'draft' });
  const { others, ...status } = statusOf(work);
  const submitted = claims.data?.items ?? [];
  const hasCase = work.is_in_dispute || submitted.some(({ state }) => state === 'disputed');
  const ownCase = useOwnCase(work, hasCase);
  const isClaimWaiting = submitted.some((claim) => awaitsMe(work, claim));
  const hasClaimed = submitted.some((claim) => isOpenClaim(work, claim));
  const claimed = isClaimWaiting ? { title: text.claimRequest(), next: text.claimRequestHint() } : null;
  const request = confirmationRequest(WORK_VIEW, work, amendment.data) ?? claimed;
  const invited = amendment.data?.state === 'awaiting_confirmation' ? amendment.data : work;
  const isOnTop = useStayOnTop(work.id, isClaimWaiting);
  const claimsCard = (
    <Loaded query={claims} isFramed>
      {(loaded) => <ClaimsSection work={work} claims={loaded} />}
    </Loaded>
  );
  return (
    <>
      <PageHeader
        title={work.title}
        context={<WorkIdentity work={work} />}
        breadcrumbs={[{ label: titles.compositions(), href: paths.compositions.list() }, { label: work.title }]}
        help={{ label: text.sharesHelp(), href: paths.account.helpTopic('agreeing-shares') }}
        actions={
          <>
            <WorkStatus state={work.state} isInDispute={work.is_in_dispute} />
            <WorkActions work={work} ownCase={ownCase} hasClaimed={hasClaimed} />
          </>
        }
      />
      <Stack gap="4">
        <DuplicateNote duplicateOf={work.duplicate_of} />
        {!isOutstanding(WORK_VIEW, work) && (
          <StatusBanner {...status} request={request} entry={work} ownCase={ownCase}>
            <ContestedNote view={WORK_VIEW} entry={work} />
            {others.map(({ title, next }) => (
              <Text key={title} fontSize="sm" marginTop="2">
                {title}{' '}
                <Text as="span" color="muted">
                  {next}
                </Text>
              </Text>
            ))}
          </StatusBanner>
        )}
        {isOnTop && claimsCard}
        <OutstandingCard view={WORK_VIEW} entry={work} />
        {amendment.data && work.pending_revision !== null && (
          <PendingRevision view={WORK_VIEW} entry={amendment.data} />
        )}
        <WorkColumns
          work={work}
          claimed={claims.data}
          claims={isOnTop ? null : claimsCard}
          invitations={
            hasPartiesToInvite(invited) && (
              <LoadedPart lazy={INVITATIONS}>{(InvitationsCard) => <InvitationsCard work={invited} />}</LoadedPart>
            )
          }
        />
        {work.is_party && work.revision + (work.pending_revision ?? 0) > 1 && (
          <LoadedPart lazy={REVISIONS}>{(Revisions) => <Revisions id={work.id} />}</LoadedPart>
        )}
      </Stack>
    </>
  );
}

function isOpenClaim({ is_in_dispute }: WorkDetails, { is_me, state }: WorkClaims['items'][number]): boolean {
  return is_me && (state === 'requested' || (state === 'disputed' && is_in_dispute));
}

function hasPartiesToInvite({ is_mine, writers, publishers }: WorkDetails): boolean {
  return is_mine && [...writers, ...publishers].some(({ party_id, is_member }) => party_id !== null && !is_member);
}

/** Keeps the section on top after the response, so that the page doesn't shift. */
function useStayOnTop(id: string, isWaiting: boolean): boolean {
  const [onTop, setOnTop] = useState<string | null>(null);
  if (isWaiting && onTop !== id) setOnTop(id);
  return onTop === id;
}

interface ColumnsProps {
  readonly work: WorkDetails;
  readonly claimed: WorkClaims | undefined;
  readonly claims: ReactNode;
  readonly invitations: ReactNode;
}

function WorkColumns({ work, claimed, claims, invitations }: ColumnsProps) {
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
          title={text.writersAndPublishers()}
          aside={claimed && lines.length > 0 && <ClaimBadge status={claimed.status} />}
        >
          {claimed && <OverClaim claims={claimed} />}
          {lines.length > 0 ? (
            <Box padding={{ base: '4', lg: '0' }} paddingTop="0">
              <PartiesTable lines={lines} isDraft={work.state === 'draft'} />
            </Box>
          ) : (
            <Text color="muted" paddingX="5" paddingBottom="5">
              {works.writersMissing()}
            </Text>
          )}
        </CardSection>
        {claims}
        {invitations}
        <RecordingsSection work={work} />
        <CardSection title={text.aboutWork()}>
          <Box paddingX="5" paddingBottom="5">
            <WorkFacts work={work} />
          </Box>
        </CardSection>
      </Stack>
      <Stack gap="4">
        {lines.length > 0 && <SharesCard lines={lines} />}
        {work.is_mine && <SocietiesSection work={work} />}
        {work.is_party && <HistoryCard items={workHistory(work)} hasRevisions={work.revision > 1} />}
      </Stack>
    </Grid>
  );
}

function DuplicateNote({ duplicateOf }: { duplicateOf: string | null }) {
  if (duplicateOf === null) return null;
  return (
    <Alert
      tone="info"
      title={text.duplicate()}
      action={
        <ButtonLink size="sm" variant="outline" to={paths.compositions.details(duplicateOf)}>
          {text.openOther()}
        </ButtonLink>
      }
    >
      {text.duplicateHint()}
    </Alert>
  );
}
