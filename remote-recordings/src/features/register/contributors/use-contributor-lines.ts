import { useState } from 'react';
import { type FieldArrayWithId, useFieldArray, useFormContext } from 'react-hook-form';
import type { DraftValues } from '../draft-values.ts';
import type { ContributorValues } from '../line-values.ts';
import { contributorName, splitFeatured } from './contributor-lines.ts';

interface Removed {
  readonly index: number;
  readonly line: ContributorValues;
  readonly name: string;
}

export interface ContributorLines {
  readonly fields: readonly FieldArrayWithId<DraftValues, 'contributors'>[];
  readonly add: (line: ContributorValues) => void;
  readonly remove: (index: number) => void;
  /** The line that was removed last, until it is brought back or another is added. */
  readonly removed: Removed | null;
  readonly undoRemove: () => void;
  readonly split: () => void;
}

/** The lines of the contributors; what is typed into them re-renders none of this. */
export function useContributorLines(): ContributorLines {
  const { control, getValues } = useFormContext<DraftValues>();
  const { fields, append, insert, remove, replace } = useFieldArray({ control, name: 'contributors' });
  const [removed, setRemoved] = useState<Removed | null>(null);
  return {
    fields,
    add(line) {
      setRemoved(null);
      append(line, { shouldFocus: false });
    },
    remove(index) {
      const line = getValues(`contributors.${index}`);
      setRemoved({ index, line, name: contributorName(line, index) });
      remove(index);
    },
    removed,
    undoRemove() {
      if (removed) insert(removed.index, removed.line, { shouldFocus: false });
      setRemoved(null);
    },
    split: () => replace(splitFeatured(getValues('contributors'))),
  };
}
