import { useListTools } from '@counterpoint/area-ui/lists';
import { ButtonLink } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import type { CaseRow } from '@counterpoint/domain/schemas/cases';
import { CASE_FILTERS, type CaseFilter } from '@counterpoint/domain/states';
import { Alert, Button, FROM_EXTRA_LARGE, useMediaQuery } from '@counterpoint/kit/core';
import { SelectPage, SelectRow, useSelection } from '@counterpoint/kit/lists';
import { EmptyState } from '@counterpoint/kit/page';
import { type Column, ListFrame, type ListFrameWords } from '@counterpoint/kit/table';
import type { Message } from '@counterpoint/messages';
import { useRef } from 'react';
import * as text from '../../messages/list.generated.ts';
import { CaseCard } from './case-card.tsx';
import { columns } from './case-columns.tsx';
import { selectable } from './chosen-cases.ts';
import { ListHeader } from './list-header.tsx';
import { useCaseList } from './use-case-list.ts';

const FILTER_LABELS: Record<CaseFilter, Message> = text.filterLabels;

function listTexts(): ListFrameWords<CaseFilter> {
  return {
    searchLabel: text.searchLabel(),
    searchPlaceholder: text.searchPlaceholder(),
    searchHint: text.searchHint(),
    filterLabel: text.filterLabel(),
    filters: CASE_FILTERS.map((id) => ({ id, label: FILTER_LABELS[id]() })),
    pagesLabel: text.pagesLabel(),
  };
}

export function ListPage() {
  const { view, ...list } = useCaseList();
  const { page, place } = list;
  const selection = useSelection(`${view.filter} ${view.query}`);
  const tools = useListTools(selection, () => import('./list-tools.ts'));
  const isWide = useMediaQuery(FROM_EXTRA_LARGE);
  const cases = useRef<HTMLDivElement>(null);
  const rows = (page?.items ?? []).map(selectable);
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
          words={listTexts()}
          caption={text.caption()}
          columns={[selectColumn, ...columns()]}
          rowKey={(row) => row.id}
          card={(row) => <CaseCard row={row} selection={selection} />}
          tools={!isWide && rows.length > 0 && <SelectPage selection={selection} rows={rows} />}
          empty={<NothingInDispute />}
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
      title={text.emptyTitle()}
      action={<ButtonLink to={paths.oppositions.add()}>{text.fileCase()}</ButtonLink>}
    >
      {text.emptyHint()}
    </EmptyState>
  );
}

function NeedsAnswer({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <Alert
      tone="warning"
      isBrief
      title={text.needAnswer({ count })}
      action={
        <Button variant="outline" onClick={onShow}>
          {text.showNeeded({ count })}
        </Button>
      }
    >
      {text.silence()}
    </Alert>
  );
}
