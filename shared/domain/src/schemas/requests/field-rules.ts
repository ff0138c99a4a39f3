import type * as z from 'zod/mini';

/** For a rule over several fields: whether these are right by themselves. It is then looked at while others are wrong. */
export function isRightIn(...fields: readonly string[]) {
  return ({ issues }: z.core.ParsePayload): boolean =>
    !issues.some(({ path = [] }) => path.length === 0 || fields.includes(String(path[0])));
}
