import { PartyIdentity, partiesOf } from '@counterpoint/area-ui/parties';
import { type ListSource, useList } from '@counterpoint/client/lists';
import type { ComposerPage, ComposerRow } from '@counterpoint/domain/schemas/parties';
import { Box, Flex, Text } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton, Pager, pageCountOf, pageRange } from '@counterpoint/kit/table';
import { type ReactNode, useMemo } from 'react';
import * as text from '../messages/parties.generated.ts';
import { formatPartiesFound, type PartyCatalogue, usePartyCatalogue } from './party-catalogue.ts';

type Filter = 'mine' | 'all';
type Choices = ListSource<Filter, never, ComposerPage>['choices'];
export type PartyList = ReturnType<typeof useList<Filter, never, ComposerPage>>;

/** `choices` must be the same object on each render. */
export function useParties({ resource, topic }: PartyCatalogue, choices: Choices): PartyList {
  const source = useMemo(
    (): ListSource<Filter, never, ComposerPage> => ({
      choices,
      topic,
      key: [resource],
      fetchPage: (http, { query, filter, page, per_page }, signal) =>
        partiesOf(resource).list(http, { query, filter, page, per_page }, signal),
    }),
    [resource, topic, choices],
  );
  return useList(source);
}

interface PartyResultsProps {
  readonly list: PartyList;
  readonly label: string;
  readonly empty: ReactNode;
  readonly item: (party: ComposerRow) => ReactNode;
  /** Beside the pager. */
  readonly aside?: ReactNode;
}

export function PartyResults({ list, label, empty, item, aside }: PartyResultsProps) {
  const { resource } = usePartyCatalogue();
  const { page, place, failure, onRetry, isBusy, pageSize } = list;
  if (!page) return failure ? <ErrorState message={failure} onRetry={onRetry} /> : <ListSkeleton rows={pageSize} />;
  if (page.total === 0) return empty;
  return (
    <Box opacity={isBusy ? 0.6 : 1} aria-busy={isBusy}>
      <Text role="status" paddingX="4" paddingBottom="2" color="muted">
        {isBusy ? text.searching() : formatPartiesFound(resource, page.total, place.query)}
      </Text>
      <Box as="ul" listStyleType="none" margin="0" padding="0" aria-label={label}>
        {page.items.map(item)}
      </Box>
      <Flex
        gap="4"
        align="center"
        justify="space-between"
        wrap="wrap"
        padding="4"
        borderTopWidth={aside ? '1px' : '0'}
        borderColor="line"
      >
        <Pager
          label={text.pages({ resource })}
          summary={pageRange(page)}
          page={page.page}
          pageCount={pageCountOf(page)}
          onPage={(number) => place.setPage(number)}
        />
        {aside}
      </Flex>
    </Box>
  );
}

interface PartyItemProps {
  readonly party: ComposerRow;
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

export function PartyItem({ party, mark, children }: PartyItemProps) {
  return (
    <Box as="li" padding="4" borderTopWidth="1px" borderColor="line">
      <Flex justify="space-between" align="start" gap="4" wrap="wrap">
        <Box flex="1 1 12rem" minWidth="0">
          <PartyIdentity party={party} mark={mark} />
        </Box>
        {children}
      </Flex>
    </Box>
  );
}
