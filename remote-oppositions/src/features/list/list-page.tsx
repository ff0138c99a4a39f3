import { type ListSource, useList } from '@counterpoint/client/lists';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import type { OppositionPage } from '@counterpoint/domain/schemas';
import { OPPOSITION_FILTERS, type OppositionFilter } from '@counterpoint/domain/states';
import { EmptyState, PageHeader } from '@counterpoint/kit/page';
import { ListFrame, type ListFrameWords } from '@counterpoint/kit/table';
import { fetchOppositions, oppositionKeys } from '../../api/oppositions-api.ts';
import { NeedsAnswer } from './needs-answer.tsx';
import { OppositionCard } from './opposition-card.tsx';
import { columns } from './opposition-columns.tsx';

const FILTER_LABELS: Record<OppositionFilter, string> = {
  all: 'All',
  needs_answer: 'Needs your answer',
  open: 'Open',
  closed: 'Closed',
};

const WORDS: ListFrameWords<OppositionFilter> = {
  searchLabel: 'Search your cases',
  searchPlaceholder: 'Number or title',
  searchHint: 'Search by the number of the case or the title of the work.',
  filterLabel: 'Which cases',
  filters: OPPOSITION_FILTERS.map((id) => ({ id, label: FILTER_LABELS[id] })),
  pagesLabel: 'Pages of your cases',
  rows: 'cases',
};

const SOURCE: ListSource<OppositionFilter, never, OppositionPage> = {
  choices: { filters: OPPOSITION_FILTERS },
  topic: 'oppositions',
  key: oppositionKeys.all,
  fetchPage: fetchOppositions,
};

/** The cases that the member is a party of. */
export function ListPage() {
  const list = useList(SOURCE);
  const { page, place } = list;
  const needsAnswer = page?.counts.needs_answer ?? 0;
  return (
    <>
      <PageHeader
        title="Works in dispute"
        context={contextOf(page?.counts.all, place.query)}
        help={{ label: 'How a dispute works', href: paths.account.helpTopic('answering-a-dispute') }}
        renderLink={({ href, children }) => <Link to={href}>{children}</Link>}
      />
      <ListFrame
        {...list}
        words={WORDS}
        caption="Your works in dispute"
        columns={columns}
        rowKey={(row) => row.id}
        card={(row) => <OppositionCard row={row} />}
        empty={<NothingInDispute />}
        notice={
          needsAnswer > 0 &&
          place.filter !== 'needs_answer' && (
            <NeedsAnswer count={needsAnswer} onShow={() => place.setFilter('needs_answer')} />
          )
        }
      />
    </>
  );
}

function NothingInDispute() {
  return (
    <EmptyState title="None of your works is in dispute">
      When parties disagree about a work or a recording of yours, the case stands here, with what is on hold and by when
      an answer is needed.
    </EmptyState>
  );
}

function contextOf(count: number | undefined, query: string): string {
  if (count === undefined) return 'Cases that you are a party of';
  const cases = count === 1 ? '1 case' : `${count} cases`;
  return query ? `${cases} found` : `${cases} that you are a party of`;
}
