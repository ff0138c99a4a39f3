import { statusesOf } from '@counterpoint/domain/cwr/society-outcomes';
import { SOCIETY_FILTERS, type SocietyFilter } from '@counterpoint/domain/states';
import { type RawBuilder, sql } from 'kysely';

export function isSocietyFilter(filter: string): filter is SocietyFilter {
  return SOCIETY_FILTERS.some((each) => each === filter);
}

/** The member's works that a society answered like this, by filter; a later answer of the same society replaces it. */
export function answeredWorks(memberId: string, filters: readonly SocietyFilter[]): RawBuilder<unknown> {
  return sql`
    select answer.composition_id, ${filterOfAnswer} as filter, file.society_name, answer.created_at
    from acknowledgement_file as file join composition_acknowledgement as answer on answer.file_id = file.id
    where file.member_id = ${memberId} and answer.status in (${sql.join(filters.flatMap(statusesOf).map(sql.lit))})
      and ${isLatestAnswer}`;
}

const FILTERS = SOCIETY_FILTERS.map(
  (filter) => sql`when answer.status in (${sql.join(statusesOf(filter).map(sql.lit))}) then ${sql.lit(filter)}`,
);
const filterOfAnswer = sql<SocietyFilter>`case ${sql.join(FILTERS, sql` `)} end`;

/** ISWCs without an acknowledgement are no answers. */
const isLatestAnswer = sql<boolean>`not exists (
  select from composition_acknowledgement as later
  where later.composition_id = answer.composition_id and later.society_code = answer.society_code
    and (later.file_created, later.id) > (answer.file_created, answer.id) and later.status is not null)`;
