import { LoadedPart } from '@counterpoint/area-ui/lazy';
import { Loaded, PageLink, Permitted } from '@counterpoint/area-ui/page';
import { useLiveQueries, useRead } from '@counterpoint/client/queries';
import { paths } from '@counterpoint/contract/paths';
import { formatIpiNameNumber, formatIsni } from '@counterpoint/domain/identifiers';
import type { IsniApplication, IsniEvent, MemberIdentifiers } from '@counterpoint/domain/schemas/parties';
import { Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import { RelativeDate, Timeline } from '@counterpoint/kit/page';
import type { ReactNode } from 'react';
import { APPLICATIONS, IDENTIFIERS, ISNI_KEY, ISNI_RECORD } from '../../api/isni-api.ts';
import { PARTY_CLAIMS } from '../../api/party-claims-api.ts';
import * as text from '../../messages/identifiers.generated.ts';
import { ipi } from '../../messages/member-fields.generated.ts';
import * as titles from '../../messages/titles.generated.ts';
import { AccountPage } from '../../ui/account-page.tsx';
import { Loading } from '../../ui/loading.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { CandidateQuestions } from './candidate-questions.tsx';
import { IsniCard } from './isni-card.tsx';

/** Few members have one. */
const CLAIM = {
  name: 'party-claim',
  load: () => import('./claim-card.tsx').then((module) => module.ClaimCard),
};

export function IdentifiersPage() {
  useLiveQueries('profile', ISNI_KEY);
  const record = useRead(ISNI_RECORD);
  const applications = useRead(APPLICATIONS);
  const identifiers = useRead(IDENTIFIERS);
  const claims = useRead(PARTY_CLAIMS);
  const [latest] = applications.data?.items ?? [];
  // Undoing a decision may have opened an older one again.
  const claim = claims.data?.items.find(({ state }) => state === 'open') ?? claims.data?.items[0];
  const isClaimShown = claim?.state === 'open' || claim?.state === 'refused';
  const loadingIsni = <Loading label={text.loadingIsni()} height="9rem" isFramed />;
  return (
    <AccountPage
      title={titles.identifiers()}
      context={text.context()}
      help={{ label: text.helpLabel(), href: paths.account.helpTopic('getting-an-isni') }}
    >
      <Stack gap="5">
        <Permitted needs="account:change">
          <Loaded query={claims} isFramed>
            {() => isClaimShown && <LoadedPart lazy={CLAIM}>{(ClaimCard) => <ClaimCard claim={claim} />}</LoadedPart>}
          </Loaded>
          <Loaded query={record} loading={loadingIsni} isFramed>
            {(loaded) => (
              <Loaded query={applications} loading={loadingIsni} isFramed>
                {() => <IsniCard record={loaded} application={latest ?? null} />}
              </Loaded>
            )}
          </Loaded>
          {latest?.state === 'possible_match' && <CandidateQuestions application={latest} />}
          <Loaded query={identifiers} loading={<Loading label={text.loadingIpi()} height="9rem" isFramed />} isFramed>
            {(loaded) => <IpiCard identifiers={loaded} />}
          </Loaded>
          {applications.data && latest && <ApplicationHistory applications={applications.data.items} />}
        </Permitted>
      </Stack>
    </AccountPage>
  );
}

const SOURCES = { joining: text.ipiFromJoining, profile: text.ipiFromProfile, record: text.ipiFromRecord };

function IpiCard({ identifiers: { ipi_name_number, ipi_history } }: { identifiers: MemberIdentifiers }) {
  return (
    <SectionCard
      title={ipi()}
      aside={
        <StatusBadge tone={ipi_name_number ? 'green' : 'grey'}>
          {ipi_name_number ? text.onRecord() : text.none()}
        </StatusBadge>
      }
    >
      {ipi_name_number && (
        <Text fontSize="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {formatIpiNameNumber(ipi_name_number)}
        </Text>
      )}
      <Text color="muted">
        {(ipi_name_number ? text.changeIpi : text.enterIpi)<ReactNode>({
          link: (parts) => (
            <PageLink key="profile" to={paths.account.profile()}>
              {parts}
            </PageLink>
          ),
        })}
      </Text>
      {ipi_history.length > 0 && <Timeline items={ipi_history.toReversed().map(toItem)} />}
    </SectionCard>
  );
}

function toItem({ at, ipi_name_number, source }: MemberIdentifiers['ipi_history'][number]) {
  const title = ipi_name_number ? SOURCES[source]({ number: formatIpiNameNumber(ipi_name_number) }) : text.ipiRemoved();
  return { id: `${at} ${ipi_name_number}`, title, meta: <RelativeDate at={at} /> };
}

function ApplicationHistory({ applications }: { applications: readonly IsniApplication[] }) {
  const items = applications.flatMap((application) =>
    application.events.toReversed().map((event) => ({
      id: event.id,
      title: formatTitle(event, application),
      meta: (
        <>
          {event.note && <Text color="ink">{event.note}</Text>}
          {ACTORS[event.by]<ReactNode>({ date: () => <RelativeDate key="date" at={event.at} /> })}
        </>
      ),
    })),
  );
  return (
    <SectionCard title={text.history()}>
      <Timeline items={items} />
    </SectionCard>
  );
}

const ACTORS = { member: text.byMember, society: text.bySociety, agency: text.byAgency } as const;

function formatTitle({ from, to }: IsniEvent, { assigned_isni }: IsniApplication): string {
  if (from === to) return to === 'possible_match' ? text.recordAnswered() : text.stillInReview();
  return to === 'assigned' && assigned_isni
    ? text.assignedNumber({ isni: formatIsni(assigned_isni) })
    : text.titles[to]();
}
