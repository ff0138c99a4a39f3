import type * as z from 'zod/mini';

/** `when` of a rule over several fields: runs it if these fields are valid by themselves, whatever others are. */
export function whenValid(...fields: readonly string[]) {
  return ({ issues }: z.core.ParsePayload): boolean =>
    !issues.some(({ path = [] }) => path.length === 0 || fields.includes(String(path[0])));
}
