import { useState } from 'react';
import { type FieldArrayWithId, useFieldArray, useFormContext } from 'react-hook-form';
import type { DraftValues } from '../draft-values.ts';
import type { WorkValues } from '../line-values.ts';
import { workName } from './work-line.ts';

interface RemovedWork {
  readonly index: number;
  readonly line: WorkValues;
  readonly name: string;
}

export interface WorkLines {
  readonly fields: readonly FieldArrayWithId<DraftValues, 'works'>[];
  /** A work that stands already is not added twice. */
  readonly add: (line: WorkValues) => void;
  readonly remove: (index: number) => void;
  readonly removed: RemovedWork | null;
  readonly undoRemove: () => void;
}

/** The works that are recorded. */
export function useWorkLines(): WorkLines {
  const { control, getValues } = useFormContext<DraftValues>();
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'works' });
  const [removed, setRemoved] = useState<RemovedWork | null>(null);
  return {
    fields,
    add(line) {
      setRemoved(null);
      const isThere = getValues('works').some(
        ({ composition_id }) => composition_id !== null && composition_id === line.composition_id,
      );
      if (!isThere) append(line, { shouldFocus: false });
    },
    remove(index) {
      const line = getValues(`works.${index}`);
      setRemoved({ index, line, name: workName(line, index) });
      remove(index);
    },
    removed,
    undoRemove() {
      if (removed) insert(removed.index, removed.line, { shouldFocus: false });
      setRemoved(null);
    },
  };
}
