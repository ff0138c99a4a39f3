import { ButtonLink, PageLink } from '@counterpoint/area-ui/page';
import { useNavigate } from '@counterpoint/contract/router';
import type { ComposerRow } from '@counterpoint/domain/schemas/parties';
import { Button, Card, Flex, Icon } from '@counterpoint/kit/core';
import { EmptyState } from '@counterpoint/kit/page';
import { FilterChips, SearchField } from '@counterpoint/kit/table';
import * as text from '../messages/parties.generated.ts';
import { type PartyCatalogue, partyPlaces, usePartyCatalogue } from './party-catalogue.ts';
import { PartyFrame } from './party-frame.tsx';
import { PartyItem, type PartyList, PartyResults, useParties } from './party-results.tsx';

export function PartyListPage({ catalogue }: { catalogue: PartyCatalogue }) {
  const { resource, words } = catalogue;
  return (
    <PartyFrame
      catalogue={catalogue}
      title={text.title({ resource })}
      context={words.listContext()}
      actions={<FindLink />}
    >
      <Index />
    </PartyFrame>
  );
}

function FindLink() {
  const catalogue = usePartyCatalogue();
  return (
    <ButtonLink to={partyPlaces(catalogue).find()}>
      <Icon name="plus" size={16} /> {text.add(catalogue)}
    </ButtonLink>
  );
}

const CHOICES = { filters: ['mine', 'all'] } as const;

function Index() {
  const catalogue = usePartyCatalogue();
  const list = useParties(catalogue, CHOICES);
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
      <PartyResults
        list={list}
        label={text.title({ resource: catalogue.resource })}
        empty={<Nobody place={place} />}
        item={(party) => (
          <PartyItem key={party.id} party={party} mark={catalogue.mark?.(party)}>
            <PartyActions party={party} />
          </PartyItem>
        )}
      />
    </Card>
  );
}

function Nobody({ place }: { place: PartyList['place'] }) {
  const catalogue = usePartyCatalogue();
  const { query, filter } = place;
  const places = partyPlaces(catalogue);
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

function PartyActions({ party }: { party: ComposerRow }) {
  const catalogue = usePartyCatalogue();
  const { to } = catalogue;
  const { id, name } = party;
  const naming = catalogue.naming(party);
  const navigate = useNavigate();
  return (
    <Flex gap="4" align="center" wrap="wrap" minHeight="8">
      {naming && !to && (
        <PageLink fontSize="sm" to={naming.href} aria-label={naming.fullLabel}>
          {naming.label}
        </PageLink>
      )}
      {party.can_change && (
        <PageLink fontSize="sm" to={partyPlaces(catalogue).add({ edit: id })} aria-label={text.correctNamed({ name })}>
          {text.correct()}
        </PageLink>
      )}
      {to && (
        <Button
          size="sm"
          variant="outline"
          aria-label={text.chooseNamed({ name })}
          onClick={() => navigate(catalogue.wizard(to, party))}
        >
          {text.choose()}
        </Button>
      )}
    </Flex>
  );
}
