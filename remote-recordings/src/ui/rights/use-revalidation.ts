import { useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { RightValues } from './right-values.ts';

interface RevalidationOptions<Values extends FieldValues, Field extends string> {
  readonly form: Pick<UseFormReturn<Values>, 'clearErrors' | 'getFieldState' | 'setError' | 'trigger'>;
  readonly list: FieldPath<Values>;
  readonly fields: readonly Field[];
  readonly pathOf: (index: number, field: Field) => FieldPath<Values>;
}

type Revalidate = (before: readonly RightValues[], next: readonly RightValues[]) => void;

/** Revalidates a field with an error on change, others on blur. */
export function useRevalidation<Values extends FieldValues, Field extends string>(
  options: RevalidationOptions<Values, Field>,
): Revalidate {
  const { form, list, fields, pathOf } = options;
  const problemsOf = useRef(new WeakMap<RightValues, ReturnType<typeof problemsAt>>());
  function problemsAt(index: number) {
    return fields.flatMap((field) => {
      const { error } = form.getFieldState(pathOf(index, field));
      const message = error?.message ?? error?.root?.message;
      return error && message !== undefined ? [{ field, type: error.type, message }] : [];
    });
  }
  /** Synchronously, so that no render lacks the errors. */
  function move(before: readonly RightValues[], next: readonly RightValues[]) {
    for (const [index, line] of before.entries()) {
      const shownProblems = problemsAt(index);
      problemsOf.current.set(line, shownProblems);
      if (shownProblems.length > 0) form.clearErrors(shownProblems.map(({ field }) => pathOf(index, field)));
    }
    for (const [index, line] of next.entries())
      for (const { field, ...error } of problemsOf.current.get(line) ?? []) form.setError(pathOf(index, field), error);
  }
  return (before, next) => {
    if (before.length !== next.length) move(before, next);
    if (!form.getFieldState(list).error) return;
    const paths = next.flatMap((_, index) => problemsAt(index).map(({ field }) => pathOf(index, field)));
    if (paths.length > 0) void form.trigger(paths);
  };
}
