import { useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { RightValues } from './right-values.ts';

interface LookAgainOptions<Values extends FieldValues, Field extends string> {
  readonly form: Pick<UseFormReturn<Values>, 'clearErrors' | 'getFieldState' | 'setError' | 'trigger'>;
  /** The list's name in the form. */
  readonly list: FieldPath<Values>;
  /** The fields of a line. */
  readonly fields: readonly Field[];
  readonly pathOf: (index: number, field: Field) => FieldPath<Values>;
}

type LookAgain = (before: readonly RightValues[], next: readonly RightValues[]) => void;

/**
 * What is said to be wrong is looked at again as lines are changed; nothing else is before it is left. Where lines come or go,
 * it goes with its line, and comes back with one that is brought back: the form knows a line by its place alone.
 */
export function useLookAgain<Values extends FieldValues, Field extends string>(
  options: LookAgainOptions<Values, Field>,
): LookAgain {
  const { form, list, fields, pathOf } = options;
  const saidOf = useRef(new WeakMap<RightValues, ReturnType<typeof saidAt>>());
  function saidAt(index: number) {
    return fields.flatMap((field) => {
      const { error } = form.getFieldState(pathOf(index, field));
      const message = error?.message ?? error?.root?.message;
      return error && message !== undefined ? [{ field, type: error.type, message }] : [];
    });
  }
  /** At once, so that nothing is drawn without what is said of it while it is looked at again. */
  function move(before: readonly RightValues[], next: readonly RightValues[]) {
    for (const [index, line] of before.entries()) {
      const said = saidAt(index);
      saidOf.current.set(line, said);
      if (said.length > 0) form.clearErrors(said.map(({ field }) => pathOf(index, field)));
    }
    for (const [index, line] of next.entries())
      for (const { field, ...error } of saidOf.current.get(line) ?? []) form.setError(pathOf(index, field), error);
  }
  return (before, next) => {
    if (before.length !== next.length) move(before, next);
    if (!form.getFieldState(list).error) return;
    const paths = next.flatMap((_, index) => saidAt(index).map(({ field }) => pathOf(index, field)));
    if (paths.length > 0) void form.trigger(paths);
  };
}
