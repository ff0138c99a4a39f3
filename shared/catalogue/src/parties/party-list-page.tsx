import { ButtonLink } from '@counterpoint/area-ui/page';
import { partiesOf } from '@counterpoint/area-ui/parties';
import { type ListSource, useList } from '@counterpoint/client/lists';
import { useNavigate } from '@counterpoint/contract/router';
import type { ComposerPage } from '@counterpoint/domain/schemas/parties';
import { Box, Button, Card, Flex, Icon, Text } from '@counterpoint/kit/core';
import { EmptyState, ErrorState } from '@counterpoint/kit/page';
import { FilterChips, ListSkeleton, Pager, pageCountOf, pageRange, SearchField } from '@counterpoint/kit/table';
import { useMemo } from 'react';
import * as text from '../messages/parties.generated.ts';
import {
  type Attached,
  formatPartiesFound,
  type PartyCatalogue,
  PartyCatalogueProvider,
  partyPlaces,
  usePartyCatalogue,
} from './party-catalogue.ts';
import { PartyFrame } from './party-frame.tsx';
import { PartyItem } from './party-item.tsx';

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

type PartyList = ReturnType<typeof useList<'mine' | 'all', never, ComposerPage>>;

function useParties({ resource, topic }: PartyCatalogue): PartyList {
  const source = useMemo(
    () =>
      ({
        choices: CHOICES,
        topic,
        key: [resource],
        fetchPage: (http, { query, filter, page, per_page }, signal) =>
          partiesOf(resource).list(http, { query, filter, page, per_page }, signal),
      }) satisfies ListSource<'mine' | 'all', never, ComposerPage>,
    [resource, topic],
  );
  return useList<'mine' | 'all', never, ComposerPage>(source);
}

function Index({ to }: { to: Attached | null }) {
  const catalogue = usePartyCatalogue();
  const list = useParties(catalogue);
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

interface RowsProps {
  readonly list: PartyList;
  readonly to: Attached | null;
}

function Rows({ list: { page, place, failure, onRetry, isBusy, pageSize }, to }: RowsProps) {
  const catalogue = usePartyCatalogue();
  const { resource } = catalogue;
  const navigate = useNavigate();
  if (!page) return failure ? <ErrorState message={failure} onRetry={onRetry} /> : <ListSkeleton rows={pageSize} />;
  if (page.total === 0) return <Nobody to={to} place={place} />;
  return (
    <Box opacity={isBusy ? 0.6 : 1} aria-busy={isBusy}>
      <Text role="status" paddingX="4" paddingBottom="2" color="muted">
        {isBusy ? text.searching() : formatPartiesFound(resource, page.total, place.query)}
      </Text>
      <Box as="ul" listStyleType="none" margin="0" padding="0" aria-label={text.title({ resource })}>
        {page.items.map((party) => (
          <PartyItem
            key={party.id}
            party={party}
            to={to}
            query={place.query}
            onChoose={to ? () => navigate(catalogue.wizard(to, party)) : null}
          />
        ))}
      </Box>
      <Box padding="4">
        <Pager
          label={text.pages({ resource })}
          summary={pageRange(page)}
          page={page.page}
          pageCount={pageCountOf(page)}
          onPage={(number) => place.setPage(number)}
        />
      </Box>
    </Box>
  );
}

function Nobody({ to, place }: { to: Attached | null; place: PartyList['place'] }) {
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
