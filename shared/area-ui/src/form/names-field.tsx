import { MAX_STAGE_NAMES } from '@counterpoint/domain/schemas/members';
import { NameLines } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import {
  type Control,
  type FieldError,
  type FieldPathByValue,
  type FieldValues,
  type Merge,
  useController,
} from 'react-hook-form';

interface NamesFieldProps<Values extends FieldValues, Sent> {
  readonly control: Control<Values, unknown, Sent>;
  readonly name: FieldPathByValue<Values, string[]>;
  readonly legend: string;
  readonly help?: ReactNode;
}

export function NamesField<Values extends FieldValues, Sent>(props: NamesFieldProps<Values, Sent>) {
  const { control, name, legend, help } = props;
  const { field, fieldState } = useController({ control, name });
  const { listError, lineErrors } = messagesIn(fieldState.error);
  return (
    <NameLines
      legend={legend}
      help={help}
      isOptional
      name={name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      most={MAX_STAGE_NAMES}
      error={listError}
      lineErrors={lineErrors}
    />
  );
}

type NamesError = FieldError | Merge<FieldError, readonly (FieldError | undefined)[]> | undefined;

function messagesIn(error: NamesError) {
  const listError = typeof error?.message === 'string' ? error.message : undefined;
  const lineErrors = Array.isArray(error) ? error.map((each: FieldError | undefined) => each?.message) : [];
  return { listError, lineErrors };
}
