import { useState } from 'react';
import { type FieldArrayWithId, useFieldArray, useFormContext } from 'react-hook-form';
import type { DraftValues, WriterValues } from '../draft-values.ts';
import type { NewParty } from '../own-party.ts';
import { splitEvenly } from '../totals/share-totals.ts';
import { lineFor, lineForUnknown } from './new-writer-line.ts';

export interface RemovedLine {
  readonly index: number;
  readonly line: WriterValues;
}

export interface WriterLines {
  readonly fields: readonly FieldArrayWithId<DraftValues, 'writers'>[];
  readonly add: (party: NewParty) => void;
  readonly addUnknown: () => void;
  readonly remove: (index: number) => void;
  /** The line that was removed last, until it is brought back or something else is done. */
  readonly removed: RemovedLine | null;
  readonly undoRemove: () => void;
  readonly replace: (writers: WriterValues[]) => void;
  readonly split: () => void;
  /** What the last split came to, and the lines from before it. */
  readonly lastSplit: { readonly before: WriterValues[]; readonly after: string } | null;
  readonly undoSplit: () => void;
}

/** The lines of the writers; what is typed into them re-renders none of this. */
export function useWriterLines(): WriterLines {
  const { control, getValues } = useFormContext<DraftValues>();
  const { fields, append, insert, remove, replace } = useFieldArray({ control, name: 'writers' });
  const [lastSplit, setLastSplit] = useState<WriterLines['lastSplit']>(null);
  const [removed, setRemoved] = useState<RemovedLine | null>(null);

  function addLine(line: WriterValues) {
    setRemoved(null);
    append(line, { shouldFocus: false });
  }
  function removeLine(index: number) {
    const line = getValues(`writers.${index}`);
    setRemoved({ index, line });
    remove(index);
  }
  function undoRemove() {
    if (removed) insert(removed.index, removed.line, { shouldFocus: false });
    setRemoved(null);
  }
  function split() {
    const { writers, publishers } = getValues();
    const after = splitEvenly({ writers, publishers });
    setLastSplit({ before: writers, after: JSON.stringify(after) });
    replace(after);
  }
  function undoSplit() {
    if (lastSplit) replace(lastSplit.before);
    setLastSplit(null);
  }
  return {
    fields,
    add: (party) => addLine(lineFor(party, getValues())),
    addUnknown: () => addLine(lineForUnknown(getValues())),
    remove: removeLine,
    removed,
    undoRemove,
    replace,
    split,
    lastSplit,
    undoSplit,
  };
}
