import { ButtonLink } from '@counterpoint/area-ui/page';
import { useNavigate } from '@counterpoint/contract/router';
import { Box, Button, Card, Flex, Icon } from '@counterpoint/kit/core';
import { EmptyState } from '@counterpoint/kit/page';
import { SearchField } from '@counterpoint/kit/table';
import * as text from '../messages/parties.generated.ts';
import {
  type Attached,
  addressOfPick,
  type PartyCatalogue,
  PartyCatalogueProvider,
  partyPlaces,
  usePartyCatalogue,
} from './party-catalogue.ts';
import { PartyFrame } from './party-frame.tsx';
import { type Parties, PartyItem, PartyList, useParties } from './party-list.tsx';

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

const FILTERS = ['all'] as const;

function Search({ to }: { to: Attached | null }) {
  const list = useParties(FILTERS);
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

function Found({ list, to }: { list: Parties; to: Attached | null }) {
  const catalogue = usePartyCatalogue();
  const { resource } = catalogue;
  const { query } = list.place;
  const navigate = useNavigate();
  const add = partyPlaces(catalogue, to).add({ query });
  return (
    <PartyList
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
      footer={(pager) => (
        <Flex
          gap="4"
          align="center"
          justify="space-between"
          wrap="wrap"
          padding="4"
          borderTopWidth="1px"
          borderColor="line"
        >
          {pager}
          <ButtonLink variant="outline" to={add}>
            <Icon name="plus" size={16} /> {text.noneAddNew({ resource })}
          </ButtonLink>
        </Flex>
      )}
    >
      {(party) => (
        <PartyItem key={party.id} party={party} query={query}>
          <Button
            size="sm"
            variant="outline"
            aria-label={text.isNamed({ name: party.name })}
            onClick={() => navigate(addressOfPick(catalogue, to, party))}
          >
            {text.isThem()}
          </Button>
        </PartyItem>
      )}
    </PartyList>
  );
}
