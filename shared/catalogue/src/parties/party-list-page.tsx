import { ButtonLink, PageLink } from '@counterpoint/area-ui/page';
import { useNavigate } from '@counterpoint/contract/router';
import type { ComposerRow } from '@counterpoint/domain/schemas/parties';
import { Box, Button, Card, Flex, Icon } from '@counterpoint/kit/core';
import { EmptyState } from '@counterpoint/kit/page';
import { FilterChips, SearchField } from '@counterpoint/kit/table';
import * as text from '../messages/parties.generated.ts';
import {
  type Attached,
  type PartyCatalogue,
  PartyCatalogueProvider,
  partyPlaces,
  usePartyCatalogue,
} from './party-catalogue.ts';
import { PartyFrame } from './party-frame.tsx';
import { type Parties, PartyItem, PartyList, useParties } from './party-list.tsx';

export function PartyListPage({ catalogue }: { catalogue: PartyCatalogue }) {
  const { resource, words } = catalogue;
  return (
    <PartyCatalogueProvider value={catalogue}>
      <PartyFrame
        title={text.title({ resource })}
        context={words.listContext()}
        actions={(to) => (
          <ButtonLink to={partyPlaces(catalogue, to).find()}>
            <Icon name="plus" size={16} /> {text.add({ resource })}
          </ButtonLink>
        )}
      >
        {(to) => <Index to={to} />}
      </PartyFrame>
    </PartyCatalogueProvider>
  );
}

const FILTERS = ['mine', 'all'] as const;

function Index({ to }: { to: Attached | null }) {
  const catalogue = usePartyCatalogue();
  const list = useParties(FILTERS);
  const { place } = list;
  const filters = [
    { id: 'mine', label: text.mine() },
    { id: 'all', label: text.everyone() },
  ] as const;
  return (
    <Card padding="none">
      <Flex gap="3" align="center" wrap="wrap" padding="4">
        <SearchField
          label={text.search({ resource: catalogue.resource })}
          placeholder={text.searchPlaceholder()}
          value={place.query}
          onChange={(query) => place.setQuery(query)}
        />
        <FilterChips
          label={text.filter()}
          items={filters}
          value={place.filter}
          onChange={(id) => place.setFilter(id)}
        />
      </Flex>
      <Rows list={list} to={to} />
    </Card>
  );
}

function Rows({ list, to }: { list: Parties; to: Attached | null }) {
  const catalogue = usePartyCatalogue();
  const navigate = useNavigate();
  const { place } = list;
  return (
    <PartyList
      list={list}
      label={text.title({ resource: catalogue.resource })}
      empty={<Nobody to={to} place={place} />}
      footer={(pager) => <Box padding="4">{pager}</Box>}
    >
      {(party) => (
        <PartyItem key={party.id} party={party} query={place.query} mark={catalogue.mark?.(party)}>
          <PartyActions party={party} to={to} onChoose={to ? () => navigate(catalogue.wizard(to, party)) : null} />
        </PartyItem>
      )}
    </PartyList>
  );
}

interface PartyActionsProps {
  readonly party: ComposerRow;
  readonly to: Attached | null;
  readonly onChoose: (() => void) | null;
}

function PartyActions({ party, to, onChoose }: PartyActionsProps) {
  const catalogue = usePartyCatalogue();
  const { id, name } = party;
  const naming = catalogue.naming(party);
  return (
    <Flex gap="4" align="center" wrap="wrap" minHeight="8">
      {naming && !onChoose && (
        <PageLink fontSize="sm" to={naming.href} aria-label={naming.fullLabel}>
          {naming.label}
        </PageLink>
      )}
      {party.can_change && (
        <PageLink
          fontSize="sm"
          to={partyPlaces(catalogue, to).add({ edit: id })}
          aria-label={text.correctNamed({ name })}
        >
          {text.correct()}
        </PageLink>
      )}
      {onChoose && (
        <Button size="sm" variant="outline" aria-label={text.chooseNamed({ name })} onClick={onChoose}>
          {text.choose()}
        </Button>
      )}
    </Flex>
  );
}

function Nobody({ to, place }: { to: Attached | null; place: Parties['place'] }) {
  const catalogue = usePartyCatalogue();

  const { query, filter } = place;
  const places = partyPlaces(catalogue, to);
  if (filter === 'mine')
    return (
      <EmptyState
        title={query ? text.noCollaborator({ query }) : text.noCollaborators()}
        action={
          <Button variant="outline" onClick={() => place.setFilter('all')}>
            {query ? text.searchEveryone() : text.showEveryone()}
          </Button>
        }
      >
        {query ? text.maybeElsewhere() : catalogue.words.emptyHint()}
      </EmptyState>
    );
  return (
    <EmptyState
      title={query ? text.noMatch({ query }) : text.nobody()}
      action={
        <ButtonLink variant="outline" to={places.find(query ? { query } : {})}>
          {text.add({ resource: catalogue.resource })}
        </ButtonLink>
      }
    >
      {text.noMatchHint()}
    </EmptyState>
  );
}
