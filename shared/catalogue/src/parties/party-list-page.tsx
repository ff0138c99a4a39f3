import { ButtonLink } from '@counterpoint/area-ui/page';
import { partiesOf } from '@counterpoint/area-ui/parties';
import { type ListSource, useList } from '@counterpoint/client/lists';
import { useNavigate } from '@counterpoint/contract/router';
import type { ComposerPage } from '@counterpoint/domain/schemas/parties';
import { Box, Button, Card, Flex, Icon, Text } from '@counterpoint/kit/core';
import { pageCountOf, pageRange } from '@counterpoint/kit/lists';
import { EmptyState, ErrorState } from '@counterpoint/kit/page';
import { FilterChips, ListSkeleton, Pager, SearchField } from '@counterpoint/kit/table';
import { upperFirst } from '@counterpoint/kit/text';
import { useMemo } from 'react';
import {
  type Attached,
  type PartyCatalogue,
  PartyCatalogueProvider,
  partiesFound,
  partyPlaces,
  usePartyCatalogue,
} from './party-catalogue.ts';
import { PartyFrame } from './party-frame.tsx';
import { PartyItem } from './party-item.tsx';

export function PartyListPage({ catalogue }: { catalogue: PartyCatalogue }) {
  const { words } = catalogue;
  return (
    <PartyCatalogueProvider value={catalogue}>
      <PartyFrame
        title={upperFirst(words.many)}
        context={words.listContext}
        actions={(to) => (
          <ButtonLink to={partyPlaces(catalogue, to).find()}>
            <Icon name="plus" size={16} /> Add {words.anyOne}
          </ButtonLink>
        )}
      >
        {(to) => <Index to={to} />}
      </PartyFrame>
    </PartyCatalogueProvider>
  );
}

const FILTERS = [
  { id: 'mine', label: 'You work with' },
  { id: 'all', label: 'Everybody' },
] as const;

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
  return (
    <Card padding="none">
      <Flex gap="3" align="center" wrap="wrap" padding="4">
        <SearchField
          label={`Search ${catalogue.words.many}`}
          placeholder="Name, IPI name number or ISNI"
          value={place.query}
          onChange={(query) => place.setQuery(query)}
        />
        <FilterChips label="Whom to show" items={FILTERS} value={place.filter} onChange={(id) => place.setFilter(id)} />
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
  const { words } = catalogue;
  const navigate = useNavigate();
  if (!page) return failure ? <ErrorState message={failure} onRetry={onRetry} /> : <ListSkeleton rows={pageSize} />;
  if (page.total === 0) return <Nobody to={to} place={place} />;
  return (
    <Box opacity={isBusy ? 0.6 : 1} aria-busy={isBusy}>
      <Text role="status" paddingX="4" paddingBottom="2" color="muted">
        {isBusy ? 'Searching…' : partiesFound(words, page.total)}
        {!isBusy && place.query !== '' && ` for “${place.query}”`}
      </Text>
      <Box as="ul" listStyleType="none" margin="0" padding="0" aria-label={upperFirst(words.many)}>
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
          label={`Pages of ${words.many}`}
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
  const { howTheyCome, anyOne } = catalogue.words;
  const { query, filter } = place;
  const places = partyPlaces(catalogue, to);
  if (filter === 'mine')
    return (
      <EmptyState
        title={query ? `Nobody you work with matches “${query}”` : 'Those you work with will be listed here'}
        action={
          <Button variant="outline" onClick={() => place.setFilter('all')}>
            {query ? 'Search everybody' : 'Show everybody'}
          </Button>
        }
      >
        {query ? 'They may be in the society’s index all the same.' : howTheyCome}
      </EmptyState>
    );
  return (
    <EmptyState
      title={query ? `Nobody the society knows matches “${query}”` : 'Nobody is in the index yet'}
      action={
        <ButtonLink variant="outline" to={places.find(query ? { query } : {})}>
          Add {anyOne}
        </ButtonLink>
      }
    >
      Look at the spelling, or search for their IPI name number. Where they are not known yet, add them.
    </EmptyState>
  );
}
