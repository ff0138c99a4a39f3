import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import { createContext, useContext } from 'react';
import { type FieldPath, type FieldPathValue, get, useFormContext, useWatch } from 'react-hook-form';
import type { FilingValues } from './filing-values.ts';
import { readComplete } from './read-complete.ts';

export interface FilingProblems {
  readonly problems: readonly ProblemDetail[];
  readonly registered: readonly CaseLine[];
}

export const FilingProblemsContext = createContext<FilingProblems>({ problems: [], registered: [] });

export function useProblemAt(path: string): string | undefined {
  const { problems, registered } = useContext(FilingProblemsContext);
  const { control, formState, getValues } = useFormContext<FilingValues>();
  useWatch({ control });
  const typed: { message?: string } | undefined = get(formState.errors, path);
  if (typed?.message) return typed.message;
  if (!problems.some((problem) => problem.path === path)) return undefined;
  const read = readComplete(getValues(), registered);
  return read.ok ? undefined : read.problems.find((problem) => problem.path === path)?.message;
}

/** Sets a value that no input holds, and clears its outdated error; `useProblemAt` checks again. */
export function useSetField() {
  const { clearErrors, setValue } = useFormContext<FilingValues>();
  return function set<Name extends FieldPath<FilingValues>>(name: Name, value: FieldPathValue<FilingValues, Name>) {
    clearErrors(name);
    setValue(name, value, { shouldDirty: true });
  };
}
