import { type Selection, SelectionBar } from '@counterpoint/catalogue/lists';
import { Button } from '@counterpoint/kit/core';
import { useState } from 'react';
import { answerLabel, BulkAnswerDialog } from './bulk-answer-dialog.tsx';
import { chosenIn } from './chosen-cases.ts';
import { ExportDialog } from './export-dialog.tsx';
import type { ListView } from './use-case-list.ts';

interface CasesBarProps {
  readonly selection: Selection;
  readonly view: ListView;
  /** Takes the focus when the bar goes with what was selected. */
  readonly onDone: () => void;
}

/** What can be done with the cases that are selected. */
export function CasesBar({ selection, view, onDone }: CasesBarProps) {
  const [act, setAct] = useState<'answer' | 'export' | null>(null);
  const chosen = chosenIn(selection, view);
  const { toAnswerCount } = chosen;
  const close = () => setAct(null);
  function handleDone() {
    close();
    selection.clear();
    onDone();
  }
  return (
    <SelectionBar
      label="Selected cases"
      selection={selection}
      words={chosen.words}
      count={chosen.count}
      total={view.total}
      acts={
        <>
          <Button variant="outline" size="sm" onClick={() => setAct('export')}>
            Export
          </Button>
          {toAnswerCount !== 0 && (
            <Button size="sm" onClick={() => setAct('answer')}>
              {answerLabel(toAnswerCount)}
            </Button>
          )}
        </>
      }
    >
      {act === 'answer' && <BulkAnswerDialog chosen={chosen.toAnswer} onClose={close} onAnswered={handleDone} />}
      {act === 'export' && <ExportDialog cases={chosen.toExport} count={chosen.count} onClose={close} />}
    </SelectionBar>
  );
}
