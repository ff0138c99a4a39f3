import { pageCountOf, pageRange } from '@counterpoint/catalogue/lists';
import type { RepertoirePage } from '@counterpoint/domain/schemas';
import { Box, Text } from '@counterpoint/kit/core';
import { Pager } from '@counterpoint/kit/table';
import { RepertoireResult } from './repertoire-result.tsx';

export interface SearchResultsProps {
  readonly query: string;
  readonly found: RepertoirePage;
  /** Whether these are still the results of the search before. */
  readonly isBusy: boolean;
  readonly onPage: (page: number) => void;
}

export function SearchResults({ query, found, isBusy, onPage }: SearchResultsProps) {
  return (
    <Box opacity={isBusy ? 0.6 : 1} aria-busy={isBusy}>
      <Text role="status" paddingX="4" paddingBottom="2" color="muted">
        {isBusy ? 'Searching…' : <Outcome query={query} found={found} />}
      </Text>
      <Box as="ul" listStyleType="none" margin="0" padding="0" aria-label="Works found">
        {found.items.map((row) => (
          <RepertoireResult key={row.id} row={row} />
        ))}
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

function Outcome({
  query,
  found: { total, corrected_query: corrected, is_cut },
}: Pick<SearchResultsProps, 'query' | 'found'>) {
  const works = total === 1 ? '1 work' : `${total} works`;
  const cut = is_cut && ' Only the best matches were looked at: add a word to find others.';
  if (corrected === null)
    return (
      <>
        {works} for “{query}”.{cut}
      </>
    );
  return (
    <>
      {works} for <strong>“{corrected}”</strong>: nothing matches “{query}” as it is spelled.{cut}
    </>
  );
}
