import { type LazyModule, useListTools } from '@counterpoint/area-ui/lists';
import { VanishingButton } from '@counterpoint/area-ui/page';
import { type ListSource, useList } from '@counterpoint/client/lists';
import { Alert, Button, FROM_EXTRA_LARGE, useMediaQuery } from '@counterpoint/kit/core';
import { CardTools, type Selected, type Selection, selectColumn, useSelection } from '@counterpoint/kit/lists';
import { EmptyState } from '@counterpoint/kit/page';
import { type Column, ListFrame, type ListFramePage, type ListFrameWords } from '@counterpoint/kit/table';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import * as text from '../messages/lists.generated.ts';
import { CatalogueHeader, type CatalogueWords, type ExportDialogProps } from './catalogue-header.tsx';
import type { CatalogueView } from './chosen-rows.ts';
import { type ChosenColumns, useColumns } from './use-columns.ts';

type Row = Selected & { readonly title: string };
type Page<Item> = ListFramePage<Item, 'draft'>;

/** `onDone` moves the focus when the bar disappears. */
export interface ListBarProps {
  readonly selection: Selection;
  readonly view: CatalogueView;
  readonly onDone: () => void;
}

interface ListTools {
  readonly ExportDialog: ComponentType<ExportDialogProps>;
  readonly ColumnPicker: ComponentType<{ columns: ChosenColumns }>;
  readonly ListBar: ComponentType<ListBarProps>;
}

/** Create it outside the component, so that it is the same on each render. */
export interface CatalogueSource<Item extends Row, Filter extends string, Sort extends string, Tools> {
  readonly source: ListSource<Filter, Sort, Page<Item> & ListFramePage<Item, Filter>>;
  readonly header: CatalogueWords;
  /** The first is the default; the labels are for narrow screens without column heads. */
  readonly sorts: readonly [Sort, ...Sort[]];
  readonly sortLabels: Readonly<Record<Sort, string>>;
  readonly words: ListFrameWords<Filter>;
  /** Filters without a count, which are shown only while a link has chosen them. */
  readonly linkedFilters: readonly Filter[];
  readonly caption: string;
  readonly titleColumn: Column<Item>;
  /** Name of the list in the browser's storage. */
  readonly listName: string;
  readonly columns: readonly Column<Item>[];
  /** Ids of the columns that are shown by default. */
  readonly usual: readonly string[];
  readonly loadTools: () => Promise<Tools>;
}

interface CatalogueListProps<Item extends Row, Filter extends string, Sort extends string, Tools> {
  readonly catalogue: CatalogueSource<Item, Filter, Sort, Tools>;
  readonly card: (row: Item, selection: Selection) => ReactNode;
  readonly empty: ReactNode;
  readonly notice?: ReactNode;
}

export function CatalogueList<Item extends Row, Filter extends string, Sort extends string, Tools extends ListTools>({
  catalogue,
  card,
  empty,
  notice,
}: CatalogueListProps<Item, Filter, Sort, Tools>) {
  const { sorts, sortLabels: labels, titleColumn, words, linkedFilters } = catalogue;
  const list = useList(catalogue.source);
  const { place, page } = list;
  const { query, filter, sort = sorts[0], import: importId } = place;
  const isOfImport = importId !== undefined;
  const selection = useSelection(`${filter} ${query} ${importId}`);
  const columns = useColumns(catalogue);
  const tools = useListTools(selection, catalogue.loadTools);
  const isWide = useMediaQuery(FROM_EXTRA_LARGE);
  const rows = useRef<HTMLDivElement>(null);
  const items = page?.items ?? [];
  const handleSort = (chosen: string) => place.setSort(sorts.find((one) => one === chosen) ?? sorts[0]);
  return (
    <>
      <CatalogueHeader
        {...catalogue.header}
        count={isOfImport ? undefined : page?.counts.all}
        query={query}
        exporting={{ place: { query, filter, import: importId }, total: page?.total ?? 0, tools }}
      />
      <div ref={rows} tabIndex={-1} style={{ outline: 'none' }}>
        <ListFrame
          {...list}
          notice={isOfImport ? <ImportNotice onShowAll={place.showAll} /> : notice}
          empty={isOfImport ? <NothingOfImport onShowAll={place.showAll} /> : empty}
          sort={sort}
          words={{ ...words, filters: words.filters.filter(({ id }) => id === filter || !linkedFilters.includes(id)) }}
          caption={catalogue.caption}
          columns={[
            selectColumn(selection, items),
            titleColumn,
            ...catalogue.columns.filter(({ id }) => columns.has(id)),
          ]}
          rowKey={(row) => row.id}
          card={(row) => card(row, selection)}
          onSort={handleSort}
          tools={
            isWide ? (
              <ColumnsButton columns={columns} tools={tools} />
            ) : (
              <CardTools selection={selection} sort={sort} labels={labels} rows={items} onSort={handleSort} />
            )
          }
        />
      </div>
      {page && tools.part && (
        <tools.part.ListBar
          selection={selection}
          view={{
            query,
            filter,
            importId,
            total: page.total,
            drafts: filter === 'all' || filter === 'draft' ? page.counts.draft : 0,
          }}
          onDone={() => rows.current?.focus()}
        />
      )}
    </>
  );
}

function ImportNotice({ onShowAll }: { readonly onShowAll: () => void }) {
  return (
    <Alert
      tone="info"
      isBrief
      title={text.oneImport()}
      action={
        <VanishingButton variant="outline" onClick={onShowAll}>
          {text.showAll()}
        </VanishingButton>
      }
    />
  );
}

function NothingOfImport({ onShowAll }: { readonly onShowAll: () => void }) {
  return (
    <EmptyState
      title={text.importEmpty()}
      action={
        <Button variant="outline" onClick={onShowAll}>
          {text.showAll()}
        </Button>
      }
    />
  );
}

interface ColumnsButtonProps {
  readonly columns: ChosenColumns;
  readonly tools: LazyModule<{ readonly ColumnPicker: ComponentType<{ columns: ChosenColumns }> }>;
}

function ColumnsButton({ columns, tools }: ColumnsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen && tools.part) return <tools.part.ColumnPicker columns={columns} />;
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-haspopup="dialog"
      onClick={async () => {
        setOpen(true);
        await tools.ensureLoaded();
      }}
    >
      {text.columns()}
    </Button>
  );
}
