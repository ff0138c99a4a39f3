import { useSearchParams } from '@counterpoint/contract/router';
import { useCallback, useMemo } from 'react';

interface QuerySchema<Query> {
  parse(raw: unknown): Query;
  safeParse(
    raw: unknown,
  ): { success: true; data: Query } | { success: false; error: { issues: { path: PropertyKey[] }[] } };
}

export type ChangeQuery<Query> = (change: Partial<Query>, options?: { replace?: boolean }) => void;

/**
 * The search, filter, order and page of a list, kept in the address: a reload, a link and the back button keep them.
 * `schema` is that of the API's query string; what it refuses counts as not given.
 */
export function useUrlQuery<Query extends Record<string, string | number>>(
  schema: QuerySchema<Query>,
): [Query, ChangeQuery<Query>] {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readQuery(schema, Object.fromEntries(params)), [schema, params]);
  const change = useCallback<ChangeQuery<Query>>(
    (patch, options = {}) =>
      // Everything but a step to another page begins at the first page again.
      setParams(writeQuery({ ...query, page: 1, ...patch }, schema.parse({})), { replace: options.replace ?? false }),
    [schema, query, setParams],
  );
  return [query, change];
}

export function readQuery<Query>(schema: QuerySchema<Query>, raw: Record<string, string>): Query {
  const whole = schema.safeParse(raw);
  if (whole.success) return whole.data;
  const wrong = new Set(whole.error.issues.map((issue) => issue.path[0]));
  return schema.parse(Object.fromEntries(Object.entries(raw).filter(([name]) => !wrong.has(name))));
}

/** Only what differs from the defaults, so that an untouched list has a clean address. */
function writeQuery(query: Record<string, string | number>, defaults: Record<string, string | number>) {
  return Object.fromEntries(
    Object.entries(query)
      .filter(([name, value]) => value !== defaults[name])
      .map(([name, value]) => [name, String(value)]),
  );
}
