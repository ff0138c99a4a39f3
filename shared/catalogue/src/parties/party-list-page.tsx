import { ButtonLink, PageLink } from '@counterpoint/area-ui/page';
import { PartyIdentity } from '@counterpoint/area-ui/parties';
import { useNavigate } from '@counterpoint/contract/router';
import type { ComposerRow } from '@counterpoint/domain/schemas/parties';
import { Box, Button, Card, Flex, Icon } from '@counterpoint/kit/core';
import { EmptyState, MarkedText } from '@counterpoint/kit/page';
import { FilterChips, SearchField } from '@counterpoint/kit/table';
import { markMatches } from '../lists/index.ts';
import * as text from '../messages/parties.generated.ts';
import {
  type AttachTarget,
  type PartyCatalogue,
  PartyCatalogueProvider,
  partyPlaces,
  usePartyCatalogue,
} from './party-catalogue.ts';
import { PartyFrame } from './party-frame.tsx';
import { type PartyList, PartyResults, useParties } from './party-results.tsx';

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

const CHOICES = { filters: ['mine', 'all'] } as const;

function Index({ to }: { to: AttachTarget | null }) {
  const catalogue = usePartyCatalogue();
  const list = useParties(catalogue, CHOICES);
  const navigate = useNavigate();
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
        empty={<Nobody to={to} place={place} />}
        item={(party) => (
          <PartyItem
            key={party.id}
            party={party}
            to={to}
            query={place.query}
            onChoose={to ? () => navigate(catalogue.wizard(to, party)) : null}
          />
        )}
      />
    </Card>
  );
}

function Nobody({ to, place }: { to: AttachTarget | null; place: PartyList['place'] }) {
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

interface PartyItemProps {
  readonly party: ComposerRow;
  readonly to: AttachTarget | null;
  readonly query: string;
  readonly onChoose: (() => void) | null;
}

function PartyItem({ party, to, query, onChoose }: PartyItemProps) {
  const catalogue = usePartyCatalogue();
  const { id, name } = party;
  const naming = catalogue.naming(party);
  return (
    <Box as="li" padding="4" borderTopWidth="1px" borderColor="line">
      <Flex justify="space-between" align="start" gap="4" wrap="wrap">
        <Box flex="1 1 12rem" minWidth="0">
          <PartyIdentity
            party={party}
            name={<MarkedText parts={markMatches(name, query)} />}
            mark={catalogue.mark?.(party)}
          />
        </Box>
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
      </Flex>
    </Box>
  );
}
