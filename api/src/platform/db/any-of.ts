import { type RawBuilder, sql } from 'kysely';

type ElementType = 'uuid' | 'text';

/**
 * `= any(…)` of a list, in a statement that PostgreSQL plans once a connection. What it sees of a list it plans for: one of
 * three seems cheaper than the ten that it expects of any list, and so it plans anew for each, which takes longer than the
 * answer where that is found by keys. In a `select` of its own a list is a value like any other.
 */
export function anyOf<Element extends string>(values: readonly Element[], type: ElementType): RawBuilder<Element> {
  return sql<Element>`any(${listOf(values, type)}::${sql.raw(type)}[])`;
}

/** Such a list where it is no condition: `unnest(${listOf(ids, 'uuid')})`. */
export function listOf(
  values: readonly (string | null)[] | readonly boolean[],
  type: ElementType | 'boolean',
): RawBuilder<unknown> {
  return sql`(select ${[...values]}::${sql.raw(type)}[])`;
}
