import { ButtonLink } from '@counterpoint/area-ui/page';
import { CatalogueHeader, CatalogueList, type CatalogueSource } from '@counterpoint/catalogue/lists';
import { paths } from '@counterpoint/contract/paths';
import { WORK_SORTS, type WorkRow, type WorkSort } from '@counterpoint/domain/schemas/works';
import { WORK_FILTERS, type WorkFilter } from '@counterpoint/domain/states';
import { EmptyState } from '@counterpoint/kit/page';
import type { ListFrameWords } from '@counterpoint/kit/table';
import { workKeys } from '../../api/work-keys.ts';
import { fetchWorks } from '../../api/works-api.ts';
import { WorkCard } from './work-card.tsx';
import { CHOICE_COLUMNS, COLUMN_CHOICE, titleColumn } from './work-columns.tsx';

type ListTools = typeof import('./list-tools.ts');

const FILTER_LABELS: Record<WorkFilter, string> = {
  all: 'All',
  registered: 'Registered',
  registered_incomplete: 'Incomplete',
  awaiting_confirmation: 'Awaiting',
  in_dispute: 'In dispute',
  draft: 'Drafts',
};

const WORDS: ListFrameWords<WorkFilter> = {
  searchLabel: 'Search your compositions',
  searchPlaceholder: 'Title, writer, ISWC or IPI',
  searchHint: 'Search by title, writer, ISWC or IPI name number.',
  filterLabel: 'Status',
  filters: WORK_FILTERS.map((id) => ({ id, label: FILTER_LABELS[id] })),
  pagesLabel: 'Pages of your compositions',
  rows: 'works',
};

const SORT_LABELS: Record<WorkSort, string> = {
  '-updated_at': 'Last changed first',
  updated_at: 'Longest unchanged first',
  title: 'Title, A to Z',
  '-title': 'Title, Z to A',
};

const [USUAL_SORT] = WORK_SORTS;

const CATALOGUE: CatalogueSource<WorkRow, WorkFilter, WorkSort, ListTools> = {
  source: {
    choices: { filters: WORK_FILTERS, sorts: WORK_SORTS },
    topic: 'compositions',
    key: workKeys.all,
    fetchPage: (http, { sort = USUAL_SORT, ...place }, signal) => fetchWorks(http, { ...place, sort }, signal),
  },
  sorts: WORK_SORTS,
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
      card={(row, selection) => <WorkCard row={row} selection={selection} />}
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
