import { useListTools } from '@counterpoint/area-ui/lists';
import { ButtonLink } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import { CASE_SORTS, type CaseRow, type CaseSort } from '@counterpoint/domain/schemas/cases';
import {
  CASE_FILTERS,
  CASE_KIND_LABELS,
  CASE_KINDS,
  type CaseFilter,
  type CaseKind,
} from '@counterpoint/domain/states';
import { Alert, Button, FROM_EXTRA_LARGE, Grid, Stack, useMediaQuery } from '@counterpoint/kit/core';
import { Select } from '@counterpoint/kit/form';
import { SelectPage, SelectRow, SortSelect, useSelection } from '@counterpoint/kit/lists';
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
          words={listTexts()}
          caption={text.caption()}
          columns={[selectColumn, ...columns()]}
          rowKey={(row) => row.id}
          card={(row) => <CaseCard row={row} selection={selection} />}
          tools={
            isWide ? (
              choices
            ) : (
              <Stack gap="2">
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
      title={text.emptyTitle()}
      action={<ButtonLink to={paths.oppositions.add()}>{text.fileCase()}</ButtonLink>}
    >
      {text.emptyHint()}
    </EmptyState>
  );
}

function NoneOfKind({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      title={text.noneOfKind()}
      action={
        <Button variant="outline" onClick={onShowAll}>
          {text.showAll()}
        </Button>
      }
    >
      {text.chooseOtherKind()}
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

function sortLabels(): Record<CaseSort, string> {
  return {
    turn: text.sortTurn(),
    respond_by: text.sortDeadline(),
    '-updated_at': text.sortNewest(),
    updated_at: text.sortOldest(),
    '-share_on_hold': text.sortOnHold(),
  };
}

function kindOptions() {
  const kinds = CASE_KINDS.map((kind) => ({ value: kind, label: CASE_KIND_LABELS[kind]() }));
  return [{ value: '', label: text.anyKind() }, ...kinds];
}

interface ListChoicesProps {
  readonly kind: CaseKind | undefined;
  readonly onKind: (kind: CaseKind | undefined) => void;
  readonly sort: CaseSort;
  readonly onSort: (sort: CaseSort) => void;
}

function ListChoices({ kind, onKind, sort, onSort }: ListChoicesProps) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 2fr) minmax(0, 3fr)', sm: 'repeat(2, minmax(0, auto))' }}
      gap={{ base: '2', sm: '4' }}
      alignItems="center"
    >
      <Select
        aria-label={text.kindLabel()}
        value={kind ?? ''}
        options={kindOptions()}
        onChange={(event) => onKind(CASE_KINDS.find((each) => each === event.target.value))}
      />
      <SortSelect
        value={sort}
        labels={sortLabels()}
        onChange={(chosen) => onSort(CASE_SORTS.find((each) => each === chosen) ?? 'turn')}
      />
    </Grid>
  );
}
