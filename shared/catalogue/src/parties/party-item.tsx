import { PageLink } from '@counterpoint/area-ui/page';
import { PartyIdentity } from '@counterpoint/area-ui/parties';
import type { ComposerRow } from '@counterpoint/domain/schemas/parties';
import { Box, Button, Flex } from '@counterpoint/kit/core';
import { MarkedText } from '@counterpoint/kit/page';
import { markMatches } from '../lists/index.ts';
import * as text from '../messages/parties.generated.ts';
import { type Attached, partyPlaces, usePartyCatalogue } from './party-catalogue.ts';

interface PartyItemProps {
  readonly party: ComposerRow;
  readonly to: Attached | null;
  readonly query: string;
  readonly onChoose: (() => void) | null;
}

export function PartyItem({ party, to, query, onChoose }: PartyItemProps) {
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
