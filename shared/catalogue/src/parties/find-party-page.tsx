import { ButtonLink } from '@counterpoint/area-ui/page';
import { useNavigate } from '@counterpoint/contract/router';
import { Box, Button, Card, Icon } from '@counterpoint/kit/core';
import { EmptyState } from '@counterpoint/kit/page';
import { SearchField } from '@counterpoint/kit/table';
import * as text from '../messages/parties.generated.ts';
import { addressOfPick, type PartyCatalogue, partyPlaces, usePartyCatalogue } from './party-catalogue.ts';
import { PartyFrame } from './party-frame.tsx';
import { PartyItem, type PartyList, PartyResults, useParties } from './party-results.tsx';

export function FindPartyPage({ catalogue }: { catalogue: PartyCatalogue }) {
  const { resource, words } = catalogue;
  return (
    <PartyFrame catalogue={catalogue} title={text.add({ resource })} context={words.findContext()} isBelow>
      <Search />
    </PartyFrame>
  );
}

const CHOICES = { filters: ['all'] } as const;

function Search() {
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
        <Found list={list} />
      )}
    </Card>
  );
}

function Found({ list }: { list: PartyList }) {
  const catalogue = usePartyCatalogue();
  const { resource } = catalogue;
  const { query } = list.place;
  const navigate = useNavigate();
  const add = partyPlaces(catalogue).add({ query });
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
        <PartyItem key={party.id} party={party}>
          <Button
            size="sm"
            variant="outline"
            aria-label={text.isNamed({ name: party.name })}
            onClick={() => navigate(addressOfPick(catalogue, party))}
          >
            {text.isThem()}
          </Button>
        </PartyItem>
      )}
      aside={
        <ButtonLink variant="outline" to={add}>
          <Icon name="plus" size={16} /> {text.noneAddNew({ resource })}
        </ButtonLink>
      }
    />
  );
}
