import { DiscardDialog, DiscardDraftsButton, type Selection, SelectionBar } from '@counterpoint/catalogue/lists';
import { Button } from '@counterpoint/kit/core';
import { useState } from 'react';
import { CwrFileDialog } from '../../ui/cwr-file-dialog.tsx';
import { chosenIn, type ListView } from './chosen-works.ts';
import { ExportDialog } from './export-dialog.tsx';
import { useWorkDrafts } from './use-work-drafts.ts';

type Act = 'discard' | 'export' | 'cwr';

interface WorksBarProps {
  readonly selection: Selection;
  readonly view: ListView;
  /** Takes the focus when the bar goes with what was selected. */
  readonly onDone: () => void;
}

/** What can be done with the works that are selected. */
export function WorksBar({ selection, view, onDone }: WorksBarProps) {
  const [act, setAct] = useState<Act | null>(null);
  const drafts = useWorkDrafts();
  const chosen = chosenIn(selection, view);
  const close = () => setAct(null);
  function handleDone() {
    close();
    selection.clear();
    onDone();
  }
  return (
    <SelectionBar
      label="Selected works"
      selection={selection}
      words={chosen.words}
      count={chosen.count}
      total={view.total}
      acts={
        <>
          <DiscardDraftsButton count={chosen.draftCount} onClick={() => setAct('discard')} />
          {chosen.forCwr !== undefined && (
            <Button variant="outline" size="sm" onClick={() => setAct('cwr')}>
              Write a CWR file
            </Button>
          )}
          <Button size="sm" onClick={() => setAct('export')}>
            Export
          </Button>
        </>
      }
    >
      {act === 'discard' && (
        <DiscardDialog
          drafts={chosen.toDiscard}
          count={chosen.draftCount}
          source={drafts}
          nouns="works"
          onClose={close}
          onDiscarded={handleDone}
        />
      )}
      {act === 'export' && <ExportDialog works={chosen.toExport} count={chosen.count} onClose={close} />}
      {act === 'cwr' && chosen.forCwr !== undefined && <CwrFileDialog ids={chosen.forCwr} onClose={close} />}
    </SelectionBar>
  );
}
