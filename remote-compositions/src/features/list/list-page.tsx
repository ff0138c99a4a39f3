import { type ListSource, useList } from '@counterpoint/client/lists';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { COMPOSITION_SORTS, type CompositionPage } from '@counterpoint/domain/schemas';
import { COMPOSITION_FILTERS, type CompositionFilter } from '@counterpoint/domain/states';
import { Button } from '@counterpoint/kit/core';
import { EmptyState, PageHeader } from '@counterpoint/kit/page';
import { ListFrame, type ListFrameWords } from '@counterpoint/kit/table';
import { type CompositionQuery, compositionKeys, fetchCompositions } from '../../api/compositions-api.ts';
import { CompositionCard } from './composition-card.tsx';
import { columns } from './composition-columns.tsx';

const FILTER_LABELS: Record<CompositionFilter, string> = {
  all: 'All',
  registered: 'Registered',
  registered_incomplete: 'Incomplete',
  awaiting_confirmation: 'Awaiting',
  in_dispute: 'In dispute',
  draft: 'Drafts',
};

const WORDS: ListFrameWords<CompositionFilter> = {
  searchLabel: 'Search your compositions',
  searchPlaceholder: 'Title, writer, ISWC or IPI',
  searchHint: 'Search by title, writer, ISWC or IPI name number.',
  filterLabel: 'Status',
  filters: COMPOSITION_FILTERS.map((id) => ({ id, label: FILTER_LABELS[id] })),
  pagesLabel: 'Pages of your compositions',
  rows: 'works',
};

const [USUAL_SORT] = COMPOSITION_SORTS;

const SOURCE: ListSource<CompositionFilter, CompositionQuery['sort'], CompositionPage> = {
  choices: { filters: COMPOSITION_FILTERS, sorts: COMPOSITION_SORTS },
  topic: 'compositions',
  key: compositionKeys.all,
  fetchPage: (http, { sort = USUAL_SORT, ...place }, signal) => fetchCompositions(http, { ...place, sort }, signal),
};

/** The member's works. */
export function ListPage() {
  const list = useList(SOURCE);
  const { place } = list;
  return (
    <>
      <PageHeader
        title="Music compositions"
        context={contextOf(list.page?.counts.all, place.query)}
        help={{ label: 'What each status means', href: paths.account.helpTopic('reading-a-status') }}
        renderLink={({ href, children }) => <Link to={href}>{children}</Link>}
        actions={
          <>
            <Button variant="outline" asChild>
              <Link to={paths.compositions.search()}>Search the repertoire</Link>
            </Button>
            <Button asChild>
              <Link to={paths.compositions.add()}>Register a composition</Link>
            </Button>
          </>
        }
      />
      <ListFrame
        {...list}
        words={WORDS}
        caption="Your compositions"
        columns={columns}
        rowKey={(row) => row.id}
        card={(row) => <CompositionCard row={row} />}
        sort={place.sort ?? USUAL_SORT}
        onSort={(chosen) => place.setSort(sortOf(chosen))}
        empty={<NoWorks />}
      />
    </>
  );
}

/** What a new member sees. */
function NoWorks() {
  return (
    <EmptyState
      title="Your works will stand here"
      action={
        <Button asChild>
          <Link to={paths.compositions.add()}>Register your first composition</Link>
        </Button>
      }
    >
      Register what you wrote, alone or with others, so that the society knows whom to pay when it is played.
    </EmptyState>
  );
}

/** Counted within the search: only without one are they all that the member has. */
function contextOf(count: number | undefined, query: string): string {
  if (count === undefined) return 'Works in your repertoire';
  const works = count === 1 ? '1 work' : `${count} works`;
  return query ? `${works} found` : `${works} in your repertoire`;
}

function sortOf(text: string): CompositionQuery['sort'] {
  return COMPOSITION_SORTS.find((sort) => sort === text) ?? USUAL_SORT;
}
