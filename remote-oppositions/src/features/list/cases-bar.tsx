import { useMay } from '@counterpoint/contract';
import { Button } from '@counterpoint/kit/core';
import { BulkBar, type Selection } from '@counterpoint/kit/lists';
import * as text from '../../messages/list.generated.ts';
import { answerLabel, BulkAnswerDialog } from './bulk-answer-dialog.tsx';
import { chosenIn } from './chosen-cases.ts';
import { ExportDialog } from './export-dialog.tsx';
import type { ListView } from './use-case-list.ts';

interface CasesBarProps {
  readonly selection: Selection;
  readonly view: ListView;
  readonly onDone: () => void;
}

export function CasesBar({ selection, view, onDone }: CasesBarProps) {
  const canAct = useMay('disputes:change');
  const { count, words, toAnswerCount, toAnswer, toExport } = chosenIn(selection, view);
  return (
    <BulkBar<'answer' | 'export'>
      label={text.selectedCases()}
      selection={selection}
      count={count}
      words={words}
      onDone={onDone}
      total={view.total}
      acts={(open) => (
        <>
          <Button variant="outline" size="sm" onClick={() => open('export')}>
            {text.exportCases()}
          </Button>
          {canAct && toAnswerCount !== 0 && (
            <Button size="sm" onClick={() => open('answer')}>
              {answerLabel(toAnswerCount)}
            </Button>
          )}
        </>
      )}
      dialog={(act, { onClose, onDone: onAnswered }) =>
        act === 'export' ? (
          <ExportDialog cases={toExport} count={count} onClose={onClose} />
        ) : (
          <BulkAnswerDialog chosen={toAnswer} onClose={onClose} onAnswered={onAnswered} />
        )
      }
    />
  );
}
