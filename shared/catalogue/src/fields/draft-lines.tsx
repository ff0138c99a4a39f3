import { LineList } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import { type ArrayPath, type FieldArray, type FieldValues, useFieldArray, useFormContext } from 'react-hook-form';
import { useFieldError } from './use-field-error.ts';

export interface DraftLinesProps<Values extends FieldValues, Name extends ArrayPath<Values>> {
  readonly name: Name;
  readonly legend: string;
  readonly help?: ReactNode;
  readonly what: string;
  readonly addLabel: string;
  readonly most: number;
  readonly empty: FieldArray<Values, Name>;
  readonly children: (index: number) => ReactNode;
}

export function DraftLines<Values extends FieldValues, Name extends ArrayPath<Values>>({
  name,
  empty,
  children,
  ...words
}: DraftLinesProps<Values, Name>) {
  const { control } = useFormContext<Values>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const error = useFieldError(name);
  return (
    <LineList {...words} name={name} error={error} lines={fields} onAdd={() => append(empty)} onRemove={remove}>
      {children}
    </LineList>
  );
}
