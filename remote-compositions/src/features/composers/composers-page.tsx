import { pageCountOf, pageRange } from '@counterpoint/catalogue/lists';
import { useList } from '@counterpoint/client/lists';
import { Link, useNavigate } from '@counterpoint/contract/router';
import type { ComposerPage } from '@counterpoint/domain/schemas';
import { Box, Button, Card, Flex, Icon, Text } from '@counterpoint/kit/core';
import { EmptyState, ErrorState } from '@counterpoint/kit/page';
import { FilterChips, ListSkeleton, Pager, SearchField } from '@counterpoint/kit/table';
import { fetchComposers } from '../../api/composers-api.ts';
import { type AttachedWork, composerPlaces, wizardAddress } from './attached-work.ts';
import { ComposerItem } from './composer-item.tsx';
import { composersFound } from './composers-found.ts';
import { ComposersFrame } from './composers-frame.tsx';

/** Those one works with, and everybody whom the society knows. */
export function ComposersPage() {
  return (
    <ComposersFrame
      title="Composers"
      context="Writers, groups and publishers: those you work with, and everybody the society knows"
      actions={(work) => (
        <Button asChild>
          <Link to={composerPlaces(work).find()}>
            <Icon name="plus" size={16} /> Add a composer
          </Link>
        </Button>
      )}
    >
      {(work) => <Index work={work} />}
    </ComposersFrame>
  );
}

const FILTERS = [
  { id: 'mine', label: 'You work with' },
  { id: 'all', label: 'Everybody' },
] as const;

const SOURCE = {
  choices: { filters: ['mine', 'all'] },
  topic: 'compositions',
  key: ['composers'],
  fetchPage: (http, { query, filter, page, per_page }, signal) =>
    fetchComposers(http, { query, filter, page, per_page }, signal),
} satisfies Parameters<typeof useList<'mine' | 'all', never, ComposerPage>>[0];

function Index({ work }: { work: AttachedWork | null }) {
  const list = useList<'mine' | 'all', never, ComposerPage>(SOURCE);
  const { place } = list;
  return (
    <Card padding="none">
      <Flex gap="3" align="center" wrap="wrap" padding="4">
        <SearchField
          label="Search composers"
          placeholder="Name, IPI name number or ISNI"
          value={place.query}
          onChange={(query) => place.setQuery(query)}
        />
        <FilterChips label="Whom to show" items={FILTERS} value={place.filter} onChange={(id) => place.setFilter(id)} />
      </Flex>
      <Rows list={list} work={work} />
    </Card>
  );
}

interface RowsProps {
  readonly list: ReturnType<typeof useList<'mine' | 'all', never, ComposerPage>>;
  readonly work: AttachedWork | null;
}

function Rows({ list: { page, place, failure, onRetry, isBusy, pageSize }, work }: RowsProps) {
  const navigate = useNavigate();
  if (!page) return failure ? <ErrorState message={failure} onRetry={onRetry} /> : <ListSkeleton rows={pageSize} />;
  if (page.total === 0) return <Nobody work={work} place={place} />;
  return (
    <Box opacity={isBusy ? 0.6 : 1} aria-busy={isBusy}>
      <Text role="status" paddingX="4" paddingBottom="2" color="muted">
        {isBusy ? 'Searching…' : composersFound(page.total)}
        {!isBusy && place.query !== '' && ` for “${place.query}”`}
      </Text>
      <Box as="ul" listStyleType="none" margin="0" padding="0" aria-label="Composers">
        {page.items.map((composer) => (
          <ComposerItem
            key={composer.id}
            {...{ composer, work, query: place.query }}
            onChoose={work ? () => navigate(wizardAddress(work, composer)) : null}
          />
        ))}
      </Box>
      <Box padding="4">
        <Pager
          label="Pages of composers"
          summary={pageRange(page)}
          page={page.page}
          pageCount={pageCountOf(page)}
          onPage={(number) => place.setPage(number)}
        />
      </Box>
    </Box>
  );
}

function Nobody({ work, place }: { work: AttachedWork | null; place: RowsProps['list']['place'] }) {
  const { query, filter } = place;
  const places = composerPlaces(work);
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
        {query
          ? 'They may be in the society’s index all the same.'
          : 'Writers and publishers of your works come here by themselves. Until then, look among everybody.'}
      </EmptyState>
    );
  return (
    <EmptyState
      title={query ? `Nobody the society knows matches “${query}”` : 'Nobody is in the index yet'}
      action={
        <Button asChild variant="outline">
          <Link to={places.find(query ? { query } : {})}>Add a composer</Link>
        </Button>
      }
    >
      Look at the spelling, or search for their IPI name number. Where they are not known yet, add them.
    </EmptyState>
  );
}
