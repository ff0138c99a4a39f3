import type * as z from 'zod/mini';

/** A `when` for rules over several fields: runs the rule if those fields are valid. */
export function whenValid(...fields: readonly string[]) {
  return ({ issues }: z.core.ParsePayload): boolean =>
    !issues.some(({ path = [] }) => path.length === 0 || fields.includes(String(path[0])));
}
