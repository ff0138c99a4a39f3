import type { ListState } from '@counterpoint/contract/list-state';
import { COMPOSITION_SORTS, type CompositionPage } from '@counterpoint/domain/schemas';
import { COMPOSITION_FILTERS, type CompositionFilter } from '@counterpoint/domain/states';
import { Box, Card, Flex } from '@counterpoint/kit/core';
import { DataTable, FilterChips, Pager, SearchField } from '@counterpoint/kit/table';
import type { CompositionQuery } from '../../api/compositions-api.ts';
import { pageCountOf, pageRange } from '../../ui/page-range.ts';
import { CompositionCard } from './composition-card.tsx';
import { columns } from './composition-columns.tsx';
import { NoMatch } from './list-empty.tsx';

const FILTER_LABELS: Record<CompositionFilter, string> = {
  all: 'All',
  registered: 'Registered',
  registered_incomplete: 'Incomplete',
  awaiting_confirmation: 'Awaiting',
  in_dispute: 'In dispute',
  draft: 'Drafts',
};

export interface CompositionTableProps {
  readonly place: ListState<CompositionFilter, CompositionQuery['sort']>;
  readonly page: CompositionPage;
  /** Whether the rows are still those of the query before. */
  readonly isBusy: boolean;
}

/** The member's works: search, status chips, rows and pages. */
export function CompositionTable({ place, page, isBusy }: CompositionTableProps) {
  return (
    <Card padding="none" background={{ base: 'transparent', md: 'card' }} borderWidth={{ base: '0', md: '1px' }}>
      <Toolbar place={place} counts={page.counts} />
      {page.total === 0 ? (
        <NoMatch query={place.query} onClear={place.showAll} />
      ) : (
        <>
          <DataTable
            caption="Your compositions"
            columns={columns}
            rows={page.items}
            rowKey={(row) => row.id}
            card={(row) => <CompositionCard row={row} />}
            sort={place.sort ?? COMPOSITION_SORTS[0]}
            onSort={(sort) => place.setSort(sortOf(sort))}
            isBusy={isBusy}
          />
          <Box padding={{ base: '0', md: '4' }} paddingTop="4">
            <Pager
              label="Pages of your compositions"
              summary={pageRange(page)}
              page={page.page}
              pageCount={pageCountOf(page)}
              onPage={place.setPage}
            />
          </Box>
        </>
      )}
    </Card>
  );
}

function Toolbar({ place, counts }: Pick<CompositionTableProps, 'place'> & Pick<CompositionPage, 'counts'>) {
  return (
    <Flex gap="3" align="center" wrap="wrap" padding={{ base: '0', md: '4' }} paddingBottom="4">
      <SearchField
        label="Search your compositions"
        placeholder="Title, writer, ISWC or IPI"
        value={place.query}
        onChange={place.setQuery}
      />
      <FilterChips
        label="Status"
        items={COMPOSITION_FILTERS.map((id) => ({ id, label: FILTER_LABELS[id], count: counts[id] }))}
        value={place.filter}
        onChange={place.setFilter}
      />
    </Flex>
  );
}

function sortOf(text: string): CompositionQuery['sort'] {
  return COMPOSITION_SORTS.find((sort) => sort === text) ?? COMPOSITION_SORTS[0];
}
