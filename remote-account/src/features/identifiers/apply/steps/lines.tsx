import type { IsniContent } from '@counterpoint/domain/schemas/parties';
import { LineList } from '@counterpoint/kit/form';
import type { ComponentProps } from 'react';
import { type FieldArray, useFieldArray, useFormContext, useFormState } from 'react-hook-form';

type ListName = 'name_variants' | 'works' | 'links' | 'related';

interface LinesProps<Name extends ListName>
  extends Omit<ComponentProps<typeof LineList>, 'name' | 'error' | 'lines' | 'onAdd' | 'onRemove'> {
  readonly name: Name;
  readonly empty: FieldArray<IsniContent, Name>;
}

export function Lines<Name extends ListName>({ name, empty, ...list }: LinesProps<Name>) {
  const { control } = useFormContext<IsniContent>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const error = useFormState({ control }).errors[name];
  const listError = error && 'message' in error && typeof error.message === 'string' ? error.message : undefined;
  return (
    <LineList {...list} name={name} error={listError} lines={fields} onAdd={() => append(empty)} onRemove={remove} />
  );
}
