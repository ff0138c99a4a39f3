import { type FieldPath, type FieldPathValue, useFormContext } from 'react-hook-form';
import type { FilingValues } from './filing-values.ts';

/**
 * Sets what no input of the form holds by itself. What was wrong with it was said of what stood there before; whether
 * something still is, `useProblemAt` sees.
 */
export function useSetField() {
  const { clearErrors, setValue } = useFormContext<FilingValues>();
  return function set<Name extends FieldPath<FilingValues>>(name: Name, value: FieldPathValue<FilingValues, Name>) {
    clearErrors(name);
    setValue(name, value, { shouldDirty: true });
  };
}
