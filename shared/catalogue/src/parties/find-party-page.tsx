import { ButtonLink } from '@counterpoint/area-ui/page';
import { PartyIdentity } from '@counterpoint/area-ui/parties';
import { useNavigate } from '@counterpoint/contract/router';
import type { ComposerRow } from '@counterpoint/domain/schemas/parties';
import { Box, Button, Card, Flex, Icon } from '@counterpoint/kit/core';
import { EmptyState, MarkedText } from '@counterpoint/kit/page';
import { SearchField } from '@counterpoint/kit/table';
import type { ReactNode } from 'react';
import { markMatches } from '../lists/index.ts';
import * as text from '../messages/parties.generated.ts';
import {
  type AttachTarget,
  addressOfPick,
  type PartyCatalogue,
  PartyCatalogueProvider,
  partyPlaces,
  usePartyCatalogue,
} from './party-catalogue.ts';
import { PartyFrame } from './party-frame.tsx';
import { type PartyList, PartyResults, useParties } from './party-results.tsx';

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

const CHOICES = { filters: ['all'] } as const;

function Search({ to }: { to: AttachTarget | null }) {
  const list = useParties(usePartyCatalogue(), CHOICES);
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

function Found({ list, to }: { list: PartyList; to: AttachTarget | null }) {
  const catalogue = usePartyCatalogue();
  const { resource } = catalogue;
  const { query } = list.place;
  const navigate = useNavigate();
  const add = partyPlaces(catalogue, to).add({ query });
  return (
    <PartyResults
      list={list}
      label={text.found({ resource })}
      empty={
        <EmptyState
          title={text.noMatch({ query })}
          action={<ButtonLink to={add}>{text.addNew({ resource })}</ButtonLink>}
        >
          {text.noMatchAddHint()}
        </EmptyState>
      }
      item={(party) => (
        <Item key={party.id} party={party} query={query}>
          <Button
            size="sm"
            variant="outline"
            aria-label={text.isNamed({ name: party.name })}
            onClick={() => navigate(addressOfPick(catalogue, to, party))}
          >
            {text.isThem()}
          </Button>
        </Item>
      )}
      aside={
        <ButtonLink variant="outline" to={add}>
          <Icon name="plus" size={16} /> {text.noneAddNew({ resource })}
        </ButtonLink>
      }
    />
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
