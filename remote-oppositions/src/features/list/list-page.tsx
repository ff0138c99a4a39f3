import { useListTools } from '@counterpoint/area-ui/lists';
import { ButtonLink } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import type { CaseRow } from '@counterpoint/domain/schemas/cases';
import { CASE_FILTERS, type CaseFilter } from '@counterpoint/domain/states';
import { Alert, Button, FROM_EXTRA_LARGE, Stack, useMediaQuery } from '@counterpoint/kit/core';
import { SelectPage, SelectRow, useSelection } from '@counterpoint/kit/lists';
import { EmptyState } from '@counterpoint/kit/page';
import { type Column, ListFrame, type ListFrameWords } from '@counterpoint/kit/table';
import { useRef } from 'react';
import { CaseCard } from './case-card.tsx';
import { columns } from './case-columns.tsx';
import { selectable } from './chosen-cases.ts';
import { ListChoices } from './list-choices.tsx';
import { ListHeader } from './list-header.tsx';
import { useCaseList } from './use-case-list.ts';

const FILTER_LABELS: Record<CaseFilter, string> = {
  all: 'All',
  needs_answer: 'Needs your answer',
  waiting: 'Waiting for others',
  society: 'With the society',
  draft: 'Drafts',
  closed: 'Closed',
};

const WORDS: ListFrameWords<CaseFilter> = {
  searchLabel: 'Search your cases',
  searchPlaceholder: 'Number, title, code or party',
  searchHint: 'Search by the number of the case, the title, ISWC or ISRC of what it is about, or the name of a party.',
  filterLabel: 'Which cases',
  filters: CASE_FILTERS.map((id) => ({ id, label: FILTER_LABELS[id] })),
  pagesLabel: 'Pages of your cases',
  rows: 'cases',
};

export function ListPage() {
  const { setKind, sort, view, ...list } = useCaseList();
  const { page, place } = list;
  const selection = useSelection(`${view.filter} ${view.kind ?? ''} ${view.query}`);
  const tools = useListTools(selection, () => import('./list-tools.ts'));
  const isWide = useMediaQuery(FROM_EXTRA_LARGE);
  const cases = useRef<HTMLDivElement>(null);
  const rows = (page?.items ?? []).map(selectable);
  const choices = <ListChoices kind={view.kind} onKind={setKind} sort={sort} onSort={place.setSort} />;
  const selectColumn: Column<CaseRow> = {
    id: 'select',
    header: <SelectPage selection={selection} rows={rows} isBare />,
    cell: (row) => <SelectRow selection={selection} row={selectable(row)} />,
  };
  return (
    <>
      <ListHeader count={page?.counts.all} view={view} tools={tools} />
      <div ref={cases} tabIndex={-1} style={{ outline: 'none' }}>
        <ListFrame
          {...list}
          words={WORDS}
          caption="Your works in dispute"
          columns={[selectColumn, ...columns]}
          rowKey={(row) => row.id}
          card={(row) => <CaseCard row={row} selection={selection} />}
          tools={
            isWide ? (
              choices
            ) : (
              <Stack gap="3">
                {rows.length > 0 && <SelectPage selection={selection} rows={rows} />}
                {choices}
              </Stack>
            )
          }
          empty={view.kind ? <NoneOfKind onShowAll={place.showAll} /> : <NothingInDispute />}
          notice={
            view.toAnswer > 0 &&
            view.filter !== 'needs_answer' && (
              <NeedsAnswer count={view.toAnswer} onShow={() => place.setFilter('needs_answer')} />
            )
          }
        />
      </div>
      {page && tools.part && (
        <tools.part.CasesBar selection={selection} view={view} onDone={() => cases.current?.focus()} />
      )}
    </>
  );
}

function NothingInDispute() {
  return (
    <EmptyState
      title="None of your works is in dispute"
      action={<ButtonLink to={paths.oppositions.add()}>File a case</ButtonLink>}
    >
      When parties disagree about a work or a recording of yours, the case stands here, with what is on hold and by when
      an answer is needed.
    </EmptyState>
  );
}

function NoneOfKind({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      title="No cases of this kind"
      action={
        <Button variant="outline" onClick={onShowAll}>
          Show all cases
        </Button>
      }
    >
      Choose another kind to see the others.
    </EmptyState>
  );
}

function NeedsAnswer({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <Alert
      tone="warning"
      title={count === 1 ? 'One case needs your answer' : `${count} cases need your answer`}
      action={
        <Button variant="outline" onClick={onShow}>
          {count === 1 ? 'Show it' : 'Show them'}
        </Button>
      }
    >
      Without an answer in time, the society may apply what is claimed.
    </Alert>
  );
}
