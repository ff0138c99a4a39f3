import { type RawBuilder, sql } from 'kysely';

type ElementType = 'uuid' | 'text';

/**
 * `= any(…)` of a list, for a statement planned once per connection. PostgreSQL plans for the list's actual length if
 * it sees it: three seem cheaper than the ten it assumes, so it plans anew each time, longer than a look-up takes. A
 * sub-`select` hides the length.
 */
export function anyOf<Element extends string>(values: readonly Element[], type: ElementType): RawBuilder<Element> {
  return sql<Element>`any(${listOf(values, type)}::${sql.raw(type)}[])`;
}

/** The same list outside of a condition: `unnest(${listOf(ids, 'uuid')})`. */
export function listOf(
  values: readonly (string | null)[] | readonly boolean[],
  type: ElementType | 'boolean',
): RawBuilder<unknown> {
  return sql`(select ${[...values]}::${sql.raw(type)}[])`;
}
