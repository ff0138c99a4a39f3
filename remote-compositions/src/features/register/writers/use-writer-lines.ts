import type { Party } from '@counterpoint/domain/schemas';
import { useState } from 'react';
import { type FieldArrayWithId, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { DraftValues, WriterValues } from '../draft-values.ts';
import { lineFor } from './new-writer-line.ts';
import { splitEvenly } from './share-totals.ts';

export interface WriterLines {
  readonly fields: readonly FieldArrayWithId<DraftValues, 'writers'>[];
  /** The lines as they are typed at this moment. */
  readonly writers: readonly WriterValues[];
  readonly add: (party: Pick<Party, 'id' | 'name' | 'ipi_name_number' | 'is_member' | 'is_me'>) => void;
  readonly remove: (index: number) => void;
  readonly split: () => void;
  /** Brings back the shares from before the split; null once anything was changed since. */
  readonly undoSplit: (() => void) | null;
}

export function useWriterLines(): WriterLines {
  const { control, getValues } = useFormContext<DraftValues>();
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'writers' });
  const writers = useWatch({ control, name: 'writers' });
  const [lastSplit, setLastSplit] = useState<{ before: WriterValues[]; after: string } | null>(null);

  function split() {
    const before = getValues('writers');
    const after = splitEvenly(before);
    setLastSplit({ before, after: JSON.stringify(after) });
    replace(after);
  }
  function undo() {
    if (lastSplit) replace(lastSplit.before);
    setLastSplit(null);
  }
  return {
    fields,
    writers,
    add: (party) => append(lineFor(party, getValues()), { shouldFocus: false }),
    remove,
    split,
    undoSplit: lastSplit?.after === JSON.stringify(writers) ? undo : null,
  };
}
