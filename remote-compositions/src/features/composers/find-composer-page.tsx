import { markMatches, pageCountOf, pageRange } from '@counterpoint/catalogue/lists';
import { useList } from '@counterpoint/client/lists';
import { Link, useNavigate } from '@counterpoint/contract/router';
import type { ComposerPage, ComposerRow } from '@counterpoint/domain/schemas';
import { Box, Button, Card, Flex, Icon, Text } from '@counterpoint/kit/core';
import { EmptyState, ErrorState, MarkedText } from '@counterpoint/kit/page';
import { ListSkeleton, Pager, SearchField } from '@counterpoint/kit/table';
import type { ReactNode } from 'react';
import { fetchComposers } from '../../api/composers-api.ts';
import { ComposerIdentity } from '../../ui/composers/composer-identity.tsx';
import { type AttachedWork, composerPlaces, wizardAddress } from './attached-work.ts';
import { composersFound } from './composers-found.ts';
import { ComposersFrame } from './composers-frame.tsx';

/** The search that comes first when somebody is added: nobody is to be there twice. */
export function FindComposerPage() {
  return (
    <ComposersFrame
      title="Add a composer"
      context="Search first: most writers, groups and publishers are known already"
      isBelow
    >
      {(work) => <Search work={work} />}
    </ComposersFrame>
  );
}

type Everybody = ReturnType<typeof useList<'all', never, ComposerPage>>;

const SOURCE = {
  choices: { filters: ['all'] },
  topic: 'compositions',
  key: ['composers'],
  fetchPage: (http, { query, page, per_page }, signal) =>
    fetchComposers(http, { query, filter: 'all', page, per_page }, signal),
} satisfies Parameters<typeof useList<'all', never, ComposerPage>>[0];

function Search({ work }: { work: AttachedWork | null }) {
  const list = useList<'all', never, ComposerPage>(SOURCE);
  const { place } = list;
  return (
    <Card padding="none">
      <Box padding="4">
        <SearchField
          label="Search by name, IPI name number or ISNI"
          placeholder="Name, IPI name number or ISNI"
          value={place.query}
          onChange={(query) => place.setQuery(query)}
        />
      </Box>
      {place.query === '' ? (
        <EmptyState title="Whom do you want to add?">
          Type a name, a stage name, an IPI name number or an ISNI. A number is safest: names are shared by many.
        </EmptyState>
      ) : (
        <Found list={list} work={work} />
      )}
    </Card>
  );
}

function Found({ list, work }: { list: Everybody; work: AttachedWork | null }) {
  const { page, place, failure, onRetry, isBusy, pageSize } = list;
  const navigate = useNavigate();
  if (!page) return failure ? <ErrorState message={failure} onRetry={onRetry} /> : <ListSkeleton rows={pageSize} />;
  const add = composerPlaces(work).add({ query: place.query });
  if (page.total === 0)
    return (
      <EmptyState
        title={`Nobody the society knows matches “${place.query}”`}
        action={
          <Button asChild>
            <Link to={add}>Add a new composer</Link>
          </Button>
        }
      >
        Look at the spelling once more. Then add them: you need their name, and their IPI name number if you have it.
      </EmptyState>
    );
  return (
    <Box opacity={isBusy ? 0.6 : 1} aria-busy={isBusy}>
      <Text role="status" paddingX="4" paddingBottom="2" color="muted">
        {isBusy ? 'Searching…' : `${composersFound(page.total)} for “${place.query}”`}
      </Text>
      <Box as="ul" listStyleType="none" margin="0" padding="0" aria-label="Composers found">
        {page.items.map((composer) => (
          <Item key={composer.id} composer={composer} query={place.query}>
            <Button
              size="sm"
              variant="outline"
              aria-label={`This is them: ${composer.name}`}
              onClick={() => navigate(addressOfPick(work, composer))}
            >
              This is them
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
          label="Pages of composers"
          summary={pageRange(page)}
          page={page.page}
          pageCount={pageCountOf(page)}
          onPage={(number) => place.setPage(number)}
        />
        <Button asChild variant="outline">
          <Link to={add}>
            <Icon name="plus" size={16} /> None of these: add a new composer
          </Link>
        </Button>
      </Flex>
    </Box>
  );
}

function Item({ composer, query, children }: { composer: ComposerRow; query: string; children: ReactNode }) {
  return (
    <Box as="li" padding="4" borderTopWidth="1px" borderColor="line">
      <Flex justify="space-between" align="start" gap="4" wrap="wrap">
        <Box flex="1 1 12rem" minWidth="0">
          <ComposerIdentity composer={composer} name={<MarkedText parts={markMatches(composer.name, query)} />} />
        </Box>
        {children}
      </Flex>
    </Box>
  );
}

/** To the composition with them attached; without one, to them in the index. */
export function addressOfPick(work: AttachedWork | null, composer: ComposerRow): string {
  if (work) return wizardAddress(work, composer);
  return composerPlaces(null).index({ filter: 'all', query: composer.ipi_name_number ?? composer.name });
}
