import { statusesOf } from '@counterpoint/domain/cwr/society-outcomes';
import { SOCIETY_FILTERS, type SocietyFilter } from '@counterpoint/domain/states';
import { type RawBuilder, sql } from 'kysely';

export function isSocietyFilter(filter: string): filter is SocietyFilter {
  return SOCIETY_FILTERS.some((each) => each === filter);
}

/** The member's works that a society answered like this, by filter; a later answer of the same society replaces it. */
export function answeredWorks(memberId: string, filters: readonly SocietyFilter[]): RawBuilder<unknown> {
  return sql`
    select answer.composition_id, ${filterOf('answer')} as filter, file.society_name, answer.created_at
    from acknowledgement_file as file join composition_acknowledgement as answer on answer.file_id = file.id
    where file.member_id = ${memberId} and answer.status in (${sql.join(filters.flatMap(statusesOf).map(sql.lit))})
      and ${isLatest('answer')}`;
}

function filterOf(answer: string): RawBuilder<SocietyFilter> {
  const cases = SOCIETY_FILTERS.map(
    (filter) =>
      sql`when ${sql.ref(`${answer}.status`)} in (${sql.join(statusesOf(filter).map(sql.lit))}) then ${sql.lit(filter)}`,
  );
  return sql<SocietyFilter>`case ${sql.join(cases, sql` `)} end`;
}

/** ISWCs without an acknowledgement are no answers. */
function isLatest(answer: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${answer}.${name}`);
  return sql<boolean>`not exists (
    select from composition_acknowledgement as later
    where later.composition_id = ${column('composition_id')} and later.society_code = ${column('society_code')}
      and (later.file_created, later.id) > (${column('file_created')}, ${column('id')}) and later.status is not null)`;
}
