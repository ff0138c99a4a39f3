import { type FieldPath, type FieldPathValue, useFormContext } from 'react-hook-form';
import type { FilingValues } from './filing-values.ts';

/** Sets a value that no input holds, and clears its outdated error; `useProblemAt` checks again. */
export function useSetField() {
  const { clearErrors, setValue } = useFormContext<FilingValues>();
  return function set<Name extends FieldPath<FilingValues>>(name: Name, value: FieldPathValue<FilingValues, Name>) {
    clearErrors(name);
    setValue(name, value, { shouldDirty: true });
  };
}
