import {
  type BulkAct,
  BulkButtons,
  BulkDialogs,
  type CatalogueView,
  chosenRows,
  type ListBarProps,
} from '@counterpoint/catalogue/lists';
import { useMay } from '@counterpoint/contract';
import { Button } from '@counterpoint/kit/core';
import { BulkBar, type Selection } from '@counterpoint/kit/lists';
import * as cwr from '../../messages/cwr.generated.ts';
import * as text from '../../messages/list.generated.ts';
import { CwrFileDialog } from '../../ui/cwr-file-dialog.tsx';
import { BULK } from './bulk-source.ts';
import { ExportDialog } from './export-dialog.tsx';

export function WorksBar({ selection, view, onDone }: ListBarProps) {
  const canChange = useMay('catalogue:change');
  const { count, words, counts, chosen, toExport, forCwr } = chosenIn(selection, view);
  return (
    <BulkBar<BulkAct | 'export' | 'cwr'>
      label={text.selected()}
      selection={selection}
      count={count}
      words={words}
      onDone={onDone}
      total={view.total}
      acts={(open) => (
        <>
          {canChange && forCwr !== undefined && (
            <Button variant="outline" size="sm" onClick={() => open('cwr')}>
              {cwr.create()}
            </Button>
          )}
          <Button variant={counts.confirm > 0 ? 'outline' : 'solid'} size="sm" onClick={() => open('export')}>
            {text.exportWorks()}
          </Button>
          <BulkButtons counts={counts} onOpen={open} />
        </>
      )}
      dialog={(act, handlers) => {
        if (act === 'export') return <ExportDialog rows={toExport} count={count} onClose={handlers.onClose} />;
        if (act === 'cwr') return forCwr !== undefined && <CwrFileDialog ids={forCwr} onClose={handlers.onClose} />;
        return <BulkDialogs act={act} chosen={chosen} counts={counts} source={BULK} noun="work" {...handlers} />;
      }}
    />
  );
}

/** Null for all works; undefined for searches and drafts, which a CWR file doesn't support. */
type WorksForCwr = readonly string[] | null | undefined;

function chosenIn(selection: Pick<Selection, 'rows' | 'isAll'>, view: CatalogueView) {
  return { ...chosenRows(selection, view, 'work'), forCwr: forCwr(selection, view) };
}

function forCwr({ rows, isAll }: Pick<Selection, 'rows' | 'isAll'>, { query, filter }: CatalogueView): WorksForCwr {
  if (isAll) return query === '' && filter === 'all' ? null : undefined;
  const submitted = rows.filter(({ state }) => state !== 'draft').map(({ id }) => id);
  return submitted.length > 0 ? submitted : undefined;
}
