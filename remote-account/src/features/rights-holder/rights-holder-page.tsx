import { Loaded, PageLink, Permitted } from '@counterpoint/area-ui/page';
import { useLiveQueries, useRead } from '@counterpoint/client/queries';
import { paths } from '@counterpoint/contract/paths';
import { formatIpiNameNumber, formatIsni, heldIsni } from '@counterpoint/domain/identifiers';
import type { IsniRecord, RightsHolder } from '@counterpoint/domain/schemas/parties';
import { Flex, Heading, Stack, StackedCard, Text } from '@counterpoint/kit/core';
import { Facts, IsniStatus } from '@counterpoint/kit/page';
import { RIGHTS_HOLDER } from '../../api/rights-holder-api.ts';
import * as fields from '../../messages/member-fields.generated.ts';
import * as text from '../../messages/rights-holder.generated.ts';
import { rightsHolder } from '../../messages/titles.generated.ts';
import { AccountPage } from '../../ui/account-page.tsx';
import { Loading } from '../../ui/loading.tsx';
import { LinkedCases, LinkedRecordings, LinkedWorks } from './linked-cards.tsx';
import { SocietiesCard } from './societies-card.tsx';

const TOPICS = ['profile', 'compositions', 'recordings', 'oppositions'] as const;

export function RightsHolderPage() {
  useLiveQueries(TOPICS, RIGHTS_HOLDER.key);
  const record = useRead(RIGHTS_HOLDER);
  const { data: holder } = record;
  return (
    <AccountPage
      title={rightsHolder()}
      context={text.context()}
      help={{ label: text.helpLabel(), href: paths.account.helpTopic('who-sees-what') }}
    >
      <Stack gap="5">
        <Loaded query={record} loading={<Loading label={text.loadingRecord()} height="11rem" isFramed />} isFramed>
          {(loaded) => <IdentityCard holder={loaded} />}
        </Loaded>
        <Permitted needs="finance:change">
          <SocietiesCard />
        </Permitted>
        {holder && (
          <>
            {holder.works && <LinkedWorks works={holder.works} />}
            {holder.recordings && <LinkedRecordings recordings={holder.recordings} />}
            {holder.oppositions && <LinkedCases oppositions={holder.oppositions} />}
          </>
        )}
      </Stack>
    </AccountPage>
  );
}

function IdentityCard({ holder }: { holder: RightsHolder }) {
  const isPerson = holder.kind === 'person';
  const { stage_names, ipi_name_number } = holder;
  return (
    <StackedCard as="section" aria-labelledby="rights-holder-names" gap="5">
      <Flex justify="space-between" align="baseline" wrap="wrap" gap="3">
        <div>
          <Heading id="rights-holder-names" as="h2" size="lg" overflowWrap="anywhere">
            {holder.name}
          </Heading>
          <Text color="muted">{isPerson ? text.personName() : text.organisationName()}</Text>
        </div>
        <PageLink to={paths.account.profile()}>{text.changeNames()}</PageLink>
      </Flex>
      <Facts
        items={[
          {
            label: isPerson ? text.stageNames() : text.tradingNames(),
            value: stage_names.length > 0 ? <Names names={stage_names} /> : <None />,
          },
          { label: fields.ipi(), value: ipi_name_number ? formatIpiNameNumber(ipi_name_number) : <None /> },
          { label: fields.isni(), value: <Isni isni={holder.isni} /> },
        ]}
      />
      <PageLink alignSelf="flex-start" to={paths.account.personalIdentifiers()}>
        {text.identifiers()}
      </PageLink>
    </StackedCard>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

function None() {
  return (
    <Text as="span" color="muted">
      {text.none()}
    </Text>
  );
}

function Isni({ isni: { isni_number, status } }: { isni: IsniRecord }) {
  const held = heldIsni(isni_number);
  return (
    <Flex direction="column" align="flex-start" gap="1">
      {held && <Text whiteSpace="nowrap">{formatIsni(held)}</Text>}
      <IsniStatus status={held && status === 'none' ? 'assigned' : status} />
    </Flex>
  );
}
