import { ButtonLink } from '@counterpoint/area-ui/page';
import { CatalogueHeader, CatalogueList, type CatalogueSource } from '@counterpoint/catalogue/lists';
import { paths } from '@counterpoint/contract/paths';
import { COMPOSITION_SORTS, type CompositionRow, type CompositionSort } from '@counterpoint/domain/schemas/works';
import { COMPOSITION_FILTERS, type CompositionFilter } from '@counterpoint/domain/states';
import { EmptyState } from '@counterpoint/kit/page';
import type { ListFrameWords } from '@counterpoint/kit/table';
import { compositionKeys } from '../../api/composition-keys.ts';
import { fetchCompositions } from '../../api/compositions-api.ts';
import { CompositionCard } from './composition-card.tsx';
import { CHOICE_COLUMNS, COLUMN_CHOICE, titleColumn } from './composition-columns.tsx';

type ListTools = typeof import('./list-tools.ts');

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

const SORT_LABELS: Record<CompositionSort, string> = {
  '-updated_at': 'Last changed first',
  updated_at: 'Longest unchanged first',
  title: 'Title, A to Z',
  '-title': 'Title, Z to A',
};

const [USUAL_SORT] = COMPOSITION_SORTS;

const CATALOGUE: CatalogueSource<CompositionRow, CompositionFilter, CompositionSort, ListTools> = {
  source: {
    choices: { filters: COMPOSITION_FILTERS, sorts: COMPOSITION_SORTS },
    topic: 'compositions',
    key: compositionKeys.all,
    fetchPage: (http, { sort = USUAL_SORT, ...place }, signal) => fetchCompositions(http, { ...place, sort }, signal),
  },
  sorts: COMPOSITION_SORTS,
  sortLabels: SORT_LABELS,
  words: WORDS,
  caption: 'Your compositions',
  titleColumn,
  columnChoice: COLUMN_CHOICE,
  columns: CHOICE_COLUMNS,
  loadTools: () => import('./list-tools.ts'),
};

export function ListPage() {
  return (
    <CatalogueList
      catalogue={CATALOGUE}
      header={({ count, ...exporting }) => (
        <CatalogueHeader
          title="Music compositions"
          noun="work"
          whose="in your repertoire"
          registerLabel="Register a composition"
          paths={paths.compositions}
          help={{ label: 'What each status means', href: paths.account.helpTopic('reading-a-status') }}
          count={count}
          query={exporting.place.query}
          exporting={exporting}
        />
      )}
      card={(row, selection) => <CompositionCard row={row} selection={selection} />}
      empty={<NoWorks />}
    />
  );
}

function NoWorks() {
  return (
    <EmptyState
      title="Your works will stand here"
      action={<ButtonLink to={paths.compositions.add()}>Register your first composition</ButtonLink>}
    >
      Register what you wrote, alone or with others, so that the society knows whom to pay when it is played.
    </EmptyState>
  );
}
