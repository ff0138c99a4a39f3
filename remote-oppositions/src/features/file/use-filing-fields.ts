import type { DraftStore } from '@counterpoint/client/drafts';
import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import { createContext, useContext } from 'react';
import { type FieldPath, type FieldPathValue, get, useFormContext, useWatch } from 'react-hook-form';
import type { CaseEntry } from './case-entry.ts';
import type { FilingValues } from './filing-values.ts';
import { readComplete } from './read-filing.ts';

interface Filing {
  readonly store: DraftStore<FilingValues, CaseEntry>;
  readonly registered: readonly CaseLine[];
  readonly problems: readonly ProblemDetail[];
}

export const FilingContext = createContext<Filing | null>(null);

export function useFilingContext(): Filing {
  const filing = useContext(FilingContext);
  if (!filing) throw new Error('The steps of a filing are shown within FilingContext.');
  return filing;
}

export function useProblemAt(path: string): string | undefined {
  const { problems, registered } = useFilingContext();
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
