import {
  type CatalogueView,
  chosenRows,
  DiscardDialog,
  type DiscardingSource,
  type ListBarProps,
} from '@counterpoint/catalogue/lists';
import { Button } from '@counterpoint/kit/core';
import type { Selection } from '@counterpoint/kit/lists';
import { BulkBar, DiscardDraftsButton } from '@counterpoint/kit/lists';
import { workKeys } from '../../api/work-keys.ts';
import { discardDrafts, fetchWorks } from '../../api/works-api.ts';
import { CwrFileDialog } from '../../ui/cwr-file-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';

const DRAFTS: DiscardingSource = {
  key: workKeys.all,
  fetchPage: fetchWorks,
  discard: (http, works) => discardDrafts(http, { works }),
};

type Act = 'discard' | 'export' | 'cwr';

export function WorksBar({ selection, view, onDone }: ListBarProps) {
  const { count, words, draftCount, toDiscard, toExport, forCwr } = chosenIn(selection, view);
  return (
    <BulkBar<Act>
      label="Selected works"
      {...{ selection, count, words, onDone }}
      total={view.total}
      acts={(ask) => (
        <>
          <DiscardDraftsButton count={draftCount} onClick={() => ask('discard')} />
          {forCwr !== undefined && (
            <Button variant="outline" size="sm" onClick={() => ask('cwr')}>
              Write a CWR file
            </Button>
          )}
          <Button size="sm" onClick={() => ask('export')}>
            Export
          </Button>
        </>
      )}
      dialog={(act, { onClose, onDone: onDiscarded }) => {
        if (act === 'export') return <ExportDialog rows={toExport} count={count} onClose={onClose} />;
        if (act === 'cwr') return forCwr !== undefined && <CwrFileDialog ids={forCwr} onClose={onClose} />;
        return (
          <DiscardDialog
            drafts={toDiscard}
            count={draftCount}
            source={DRAFTS}
            nouns="works"
            {...{ onClose, onDiscarded }}
          />
        );
      }}
    />
  );
}

/**
 * Works for a CWR file: by id, or null for all. Undefined for searches and drafts, which a CWR file doesn't support.
 */
type WorksForCwr = readonly string[] | null | undefined;

function chosenIn(selection: Pick<Selection, 'rows' | 'isAll'>, view: CatalogueView) {
  return { ...chosenRows(selection, view, 'work'), forCwr: forCwr(selection, view) };
}

function forCwr({ rows, isAll }: Pick<Selection, 'rows' | 'isAll'>, { query, filter }: CatalogueView): WorksForCwr {
  if (isAll) return query === '' && filter === 'all' ? null : undefined;
  const submitted = rows.filter(({ state }) => state !== 'draft').map(({ id }) => id);
  return submitted.length > 0 ? submitted : undefined;
}
