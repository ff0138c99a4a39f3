import { LineList } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import { type FieldArray, useFieldArray, useFormContext } from 'react-hook-form';
import type { DraftValues } from '../draft-values.ts';
import { useFieldError } from '../fields/use-field-error.ts';

export type LinesName = 'alternative_titles' | 'components' | 'performers' | 'other_ids';

interface DraftLinesProps<Name extends LinesName> {
  readonly name: Name;
  readonly legend: string;
  readonly help?: ReactNode;
  /** One of them, as in 'Remove performer 2'. */
  readonly what: string;
  readonly addLabel: string;
  readonly most: number;
  readonly empty: FieldArray<DraftValues, Name>;
  readonly children: (index: number) => ReactNode;
}

/** A list of the draft that grows line by line. */
export function DraftLines<Name extends LinesName>({ name, empty, children, ...words }: DraftLinesProps<Name>) {
  const { control } = useFormContext<DraftValues>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const error = useFieldError(name);
  return (
    <LineList {...words} name={name} error={error} lines={fields} onAdd={() => append(empty)} onRemove={remove}>
      {children}
    </LineList>
  );
}
