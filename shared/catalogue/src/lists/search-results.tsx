import { Box, Text } from '@counterpoint/kit/core';
import { Pager } from '@counterpoint/kit/table';
import type { ReactNode } from 'react';
import { pageCountOf, pageRange } from './page-range.ts';

interface FoundPage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly per_page: number;
  /** What the search was for after misspellings were mended. */
  readonly corrected_query: string | null;
  readonly is_cut: boolean;
}

interface SearchResultsProps<Row> {
  readonly query: string;
  readonly found: FoundPage<Row>;
  /** `work`, of which an s makes many. */
  readonly noun: string;
  /** Whether these are still the results of the search before. */
  readonly isBusy: boolean;
  readonly onPage: (page: number) => void;
  /** Draws a result: a list item with its key. */
  readonly renderRow: (row: Row) => ReactNode;
}

/** What a search of the repertoire found, page by page. */
export function SearchResults<Row>(props: SearchResultsProps<Row>) {
  const { query, found, noun, isBusy, onPage, renderRow } = props;
  return (
    <Box opacity={isBusy ? 0.6 : 1} aria-busy={isBusy}>
      <Text role="status" paddingX="4" paddingBottom="2" color="muted">
        {isBusy ? 'Searching…' : <Outcome query={query} found={found} noun={noun} />}
      </Text>
      <Box
        as="ul"
        listStyleType="none"
        margin="0"
        padding="0"
        aria-label={`${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}s found`}
      >
        {found.items.map(renderRow)}
      </Box>
      <Box padding="4">
        <Pager
          label="Pages of results"
          summary={pageRange(found)}
          page={found.page}
          pageCount={pageCountOf(found)}
          onPage={onPage}
        />
      </Box>
    </Box>
  );
}

type OutcomeProps = Pick<SearchResultsProps<unknown>, 'query' | 'found' | 'noun'>;

function Outcome({ query, found: { total, corrected_query: corrected, is_cut }, noun }: OutcomeProps) {
  const rows = total === 1 ? `1 ${noun}` : `${total} ${noun}s`;
  const cut = is_cut && ' Only the best matches were looked at: add a word to find others.';
  if (corrected === null)
    return (
      <>
        {rows} for “{query}”.{cut}
      </>
    );
  return (
    <>
      {rows} for <strong>“{corrected}”</strong>: nothing matches “{query}” as it is spelled.{cut}
    </>
  );
}
