import {
  DiscardDialog,
  DiscardDraftsButton,
  type DiscardingSource,
  DRAFTS_A_PAGE,
  type Selection,
  SelectionBar,
} from '@counterpoint/catalogue/lists';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { Button } from '@counterpoint/kit/core';
import { useState } from 'react';
import { discardDrafts, fetchRecordings, recordingKeys } from '../../api/recordings-api.ts';
import { ExportRecordingsDialog } from '../../ui/export-recordings-dialog.tsx';
import { chosenIn, type ListView } from './chosen-recordings.ts';

interface RecordingsBarProps {
  readonly selection: Selection;
  readonly view: ListView;
  /** Takes the focus when the bar goes with what was selected. */
  readonly onDone: () => void;
}

/** What can be done with the recordings that are selected. */
export function RecordingsBar({ selection, view, onDone }: RecordingsBarProps) {
  const [act, setAct] = useState<'discard' | 'export' | null>(null);
  const close = () => setAct(null);
  const drafts = useRecordingDrafts();
  const chosen = chosenIn(selection, view);
  function handleDone() {
    close();
    selection.clear();
    onDone();
  }
  return (
    <SelectionBar
      label="Selected recordings"
      selection={selection}
      words={chosen.words}
      count={chosen.count}
      total={view.total}
      acts={
        <>
          <DiscardDraftsButton count={chosen.draftCount} onClick={() => setAct('discard')} />
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
          nouns="recordings"
          onClose={close}
          onDiscarded={handleDone}
        />
      )}
      {act === 'export' && <ExportRecordingsDialog recordings={chosen.toExport} count={chosen.count} onClose={close} />}
    </SelectionBar>
  );
}

/** The member's drafts of recordings, to throw away. */
function useRecordingDrafts(): DiscardingSource {
  const { http } = useHost();
  const queries = useQueryClient();
  return {
    fetchDrafts: (query, page) =>
      fetchRecordings(
        http,
        { query, page, filter: 'draft', sort: 'updated_at', per_page: DRAFTS_A_PAGE },
        new AbortController().signal,
      ),
    discard: (recordings) => discardDrafts(http, recordings),
    refresh: () => queries.invalidateQueries({ queryKey: recordingKeys.all }),
  };
}
