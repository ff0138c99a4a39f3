import { ButtonLink } from '@counterpoint/area-ui/page';
import { PartyIdentity, partiesOf } from '@counterpoint/area-ui/parties';
import { type ListSource, useList } from '@counterpoint/client/lists';
import { useNavigate } from '@counterpoint/contract/router';
import type { ComposerPage, ComposerRow } from '@counterpoint/domain/schemas/parties';
import { Box, Button, Card, Flex, Icon, Text } from '@counterpoint/kit/core';
import { EmptyState, ErrorState, MarkedText } from '@counterpoint/kit/page';
import { ListSkeleton, Pager, pageCountOf, pageRange, SearchField } from '@counterpoint/kit/table';
import { type ReactNode, useMemo } from 'react';
import { markMatches } from '../lists/index.ts';
import * as text from '../messages/parties.generated.ts';
import {
  type Attached,
  addressOfPick,
  formatPartiesFound,
  type PartyCatalogue,
  PartyCatalogueProvider,
  partyPlaces,
  usePartyCatalogue,
} from './party-catalogue.ts';
import { PartyFrame } from './party-frame.tsx';

export function FindPartyPage({ catalogue }: { catalogue: PartyCatalogue }) {
  const { resource, words } = catalogue;
  return (
    <PartyCatalogueProvider value={catalogue}>
      <PartyFrame title={text.add({ resource })} context={words.findContext()} isBelow>
        {(to) => <Search to={to} />}
      </PartyFrame>
    </PartyCatalogueProvider>
  );
}

type Everybody = ReturnType<typeof useList<'all', never, ComposerPage>>;

const CHOICES = { filters: ['all'] } as const;

function useEverybody({ resource, topic }: PartyCatalogue): Everybody {
  const source = useMemo(
    () =>
      ({
        choices: CHOICES,
        topic,
        key: [resource],
        fetchPage: (http, { query, page, per_page }, signal) =>
          partiesOf(resource).list(http, { query, filter: 'all', page, per_page }, signal),
      }) satisfies ListSource<'all', never, ComposerPage>,
    [resource, topic],
  );
  return useList<'all', never, ComposerPage>(source);
}

function Search({ to }: { to: Attached | null }) {
  const list = useEverybody(usePartyCatalogue());
  const { place } = list;
  return (
    <Card padding="none">
      <Box padding="4">
        <SearchField
          label={text.searchAll()}
          placeholder={text.searchPlaceholder()}
          value={place.query}
          onChange={(query) => place.setQuery(query)}
        />
      </Box>
      {place.query === '' ? (
        <EmptyState title={text.whoToAdd()}>{text.whoToAddHint()}</EmptyState>
      ) : (
        <Found list={list} to={to} />
      )}
    </Card>
  );
}

function Found({ list, to }: { list: Everybody; to: Attached | null }) {
  const catalogue = usePartyCatalogue();
  const { resource } = catalogue;
  const { page, place, failure, onRetry, isBusy, pageSize } = list;
  const navigate = useNavigate();
  if (!page) return failure ? <ErrorState message={failure} onRetry={onRetry} /> : <ListSkeleton rows={pageSize} />;
  const add = partyPlaces(catalogue, to).add({ query: place.query });
  if (page.total === 0)
    return (
      <EmptyState
        title={text.noMatch({ query: place.query })}
        action={<ButtonLink to={add}>{text.addNew({ resource })}</ButtonLink>}
      >
        {text.noMatchAddHint()}
      </EmptyState>
    );
  return (
    <Box opacity={isBusy ? 0.6 : 1} aria-busy={isBusy}>
      <Text role="status" paddingX="4" paddingBottom="2" color="muted">
        {isBusy ? text.searching() : formatPartiesFound(resource, page.total, place.query)}
      </Text>
      <Box as="ul" listStyleType="none" margin="0" padding="0" aria-label={text.found({ resource })}>
        {page.items.map((party) => (
          <Item key={party.id} party={party} query={place.query}>
            <Button
              size="sm"
              variant="outline"
              aria-label={text.isNamed({ name: party.name })}
              onClick={() => navigate(addressOfPick(catalogue, to, party))}
            >
              {text.isThem()}
            </Button>
          </Item>
        ))}
      </Box>
      <Flex
        gap="4"
        align="center"
        justify="space-between"
        wrap="wrap"
        padding="4"
        borderTopWidth="1px"
        borderColor="line"
      >
        <Pager
          label={text.pages({ resource })}
          summary={pageRange(page)}
          page={page.page}
          pageCount={pageCountOf(page)}
          onPage={(number) => place.setPage(number)}
        />
        <ButtonLink variant="outline" to={add}>
          <Icon name="plus" size={16} /> {text.noneAddNew({ resource })}
        </ButtonLink>
      </Flex>
    </Box>
  );
}

function Item({ party, query, children }: { party: ComposerRow; query: string; children: ReactNode }) {
  return (
    <Box as="li" padding="4" borderTopWidth="1px" borderColor="line">
      <Flex justify="space-between" align="start" gap="4" wrap="wrap">
        <Box flex="1 1 12rem" minWidth="0">
          <PartyIdentity party={party} name={<MarkedText parts={markMatches(party.name, query)} />} />
        </Box>
        {children}
      </Flex>
    </Box>
  );
}
