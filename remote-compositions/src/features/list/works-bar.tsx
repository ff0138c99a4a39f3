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
import * as cwr from '../../messages/cwr.generated.ts';
import * as text from '../../messages/list.generated.ts';
import { CwrFileDialog } from '../../ui/cwr-file-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';

const DRAFTS: DiscardingSource = {
  key: workKeys.all,
  fetchPage: fetchWorks,
  discard: (http, works) => discardDrafts(http, { works }),
};

type Action = 'discard' | 'export' | 'cwr';

export function WorksBar({ selection, view, onDone }: ListBarProps) {
  const { count, words, draftCount, toDiscard, toExport, forCwr } = chosenIn(selection, view);
  return (
    <BulkBar<Action>
      label={text.selected()}
      selection={selection}
      count={count}
      words={words}
      onDone={onDone}
      total={view.total}
      acts={(open) => (
        <>
          <DiscardDraftsButton count={draftCount} onClick={() => open('discard')} />
          {forCwr !== undefined && (
            <Button variant="outline" size="sm" onClick={() => open('cwr')}>
              {cwr.create()}
            </Button>
          )}
          <Button size="sm" onClick={() => open('export')}>
            {text.exportWorks()}
          </Button>
        </>
      )}
      dialog={(action, { onClose, onDone: onDiscarded }) => {
        if (action === 'export') return <ExportDialog rows={toExport} count={count} onClose={onClose} />;
        if (action === 'cwr') return forCwr !== undefined && <CwrFileDialog ids={forCwr} onClose={onClose} />;
        return (
          <DiscardDialog
            drafts={toDiscard}
            count={draftCount}
            source={DRAFTS}
            noun="work"
            onClose={onClose}
            onDiscarded={onDiscarded}
          />
        );
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
