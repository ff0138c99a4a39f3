import { type RawBuilder, sql } from 'kysely';

type ElementType = 'uuid' | 'text';

/** A sub-select hides the list's length from the planner, which would otherwise make a new plan for each length. */
export function anyOf<Element extends string>(values: readonly Element[], type: ElementType): RawBuilder<Element> {
  return sql<Element>`any(${listOf(values, type)}::${sql.raw(type)}[])`;
}

export function listOf(
  values: readonly (string | null)[] | readonly boolean[],
  type: ElementType | 'boolean',
): RawBuilder<unknown> {
  return sql`(select ${[...values]}::${sql.raw(type)}[])`;
}
