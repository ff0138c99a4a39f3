import type { IsniContent } from '@counterpoint/domain/schemas/parties';
import { LineList } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import { type FieldArray, useFieldArray, useFormContext, useFormState } from 'react-hook-form';

type ListName = 'name_variants' | 'works' | 'links' | 'related';

interface LinesProps<Name extends ListName> {
  readonly name: Name;
  readonly legend: string;
  readonly help: ReactNode;
  readonly addLabel: string;
  readonly what: string;
  readonly most: number;
  readonly isOptional?: boolean;
  readonly empty: FieldArray<IsniContent, Name>;
  readonly children: (index: number) => ReactNode;
  readonly more?: ReactNode;
}

export function Lines<Name extends ListName>(props: LinesProps<Name>) {
  const { name, legend, help, addLabel, what, most, isOptional = true, empty, children, more } = props;
  const { control } = useFormContext<IsniContent>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const error = useFormState({ control }).errors[name];
  const listError = error && 'message' in error && typeof error.message === 'string' ? error.message : undefined;
  return (
    <LineList
      legend={legend}
      help={help}
      isOptional={isOptional}
      what={what}
      most={most}
      addLabel={addLabel}
      more={more}
      name={name}
      error={listError}
      lines={fields}
      onAdd={() => append(empty)}
      onRemove={remove}
    >
      {children}
    </LineList>
  );
}
