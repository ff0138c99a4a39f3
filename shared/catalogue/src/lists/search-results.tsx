import { ButtonLink } from '@counterpoint/area-ui/page';
import { messageOf } from '@counterpoint/client/http';
import { type Read, useRead } from '@counterpoint/client/queries';
import { keepPreviousData } from '@counterpoint/contract/query';
import { Box, Text } from '@counterpoint/kit/core';
import { EmptyState, ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton, Pager, pageCountOf, pageRange } from '@counterpoint/kit/table';
import type { ReactNode } from 'react';
import * as text from '../messages/lists.generated.ts';

interface FoundPage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly per_page: number;
  readonly corrected_query: string | null;
  readonly is_cut: boolean;
}

interface SearchResultsProps<Row> {
  readonly query: string;
  readonly read: Read<FoundPage<Row>>;
  readonly noun: 'work' | 'recording';
  /** Whether fewer than all are searched. */
  readonly isFiltered: boolean;
  readonly register: { readonly href: string; readonly label: string };
  readonly onPage: (page: number) => void;
  readonly renderRow: (row: Row) => ReactNode;
}

export function SearchResults<Row>(props: SearchResultsProps<Row>) {
  const { query, read, noun } = props;
  const {
    data: found,
    error,
    isPlaceholderData: isBusy,
    refetch,
  } = useRead(read, { placeholderData: keepPreviousData });
  if (found === undefined) {
    if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
    return <ListSkeleton rows={5} />;
  }
  const isEmpty = found.total === 0;
  return (
    <Box opacity={isBusy ? 0.6 : 1} aria-busy={isBusy}>
      <Text role="status" srOnly={isEmpty} paddingX="4" paddingBottom="2" color="muted">
        {isBusy ? text.searching() : <Outcome query={query} found={found} noun={noun} />}
      </Text>
      {isEmpty ? <Nothing {...props} /> : <Rows {...props} found={found} />}
    </Box>
  );
}

function Rows<Row>({ found, noun, renderRow, onPage }: SearchResultsProps<Row> & { readonly found: FoundPage<Row> }) {
  return (
    <>
      <Box as="ul" listStyleType="none" margin="0" padding="0" aria-label={text.results({ what: noun })}>
        {found.items.map(renderRow)}
      </Box>
      <Box padding="4">
        <Pager
          label={text.resultPages()}
          summary={pageRange(found)}
          page={found.page}
          pageCount={pageCountOf(found)}
          onPage={onPage}
        />
      </Box>
    </>
  );
}

type NothingProps = Pick<SearchResultsProps<never>, 'query' | 'noun' | 'isFiltered' | 'register'>;

function Nothing({ query, noun: what, isFiltered, register }: NothingProps) {
  const search = new URLSearchParams({ query });
  return (
    <EmptyState
      title={(isFiltered ? text.noFilteredMatch : text.noMatch)({ what, query })}
      action={
        <ButtonLink variant="outline" to={isFiltered ? `?${search}` : `${register.href}?${search}`}>
          {isFiltered ? text.searchRepertoire() : register.label}
        </ButtonLink>
      }
    >
      {isFiltered ? text.noFilteredMatchHint() : text.noMatchHint({ what })}
    </EmptyState>
  );
}

interface OutcomeProps extends Pick<SearchResultsProps<unknown>, 'query' | 'noun'> {
  readonly found: FoundPage<unknown>;
}

function Outcome({ query, found: { total, corrected_query: corrected, is_cut }, noun }: OutcomeProps) {
  const found = { what: noun, count: total, query };
  const b = (parts: ReactNode) => <strong key="corrected">{parts}</strong>;
  return (
    <>
      {corrected === null ? text.found(found) : text.foundCorrected({ ...found, corrected, b })}
      {is_cut && ` ${text.cut()}`}
    </>
  );
}
