import { type RawBuilder, sql } from 'kysely';
import { nameOf } from '../../parties/party-view.ts';
import { anyOf, listOf } from '../../platform/db/any-of.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Subject } from '../../platform/search/search-tables.ts';
import { selectShownWorks } from '../entry/entry-repository.ts';
import type { TitleQuery } from './title-query.ts';

export const MAX_WORKS_READ = 300;
const MAX_TITLE_MATCHES = 100;
const MAX_LEAD_MATCHES = 3_000;
/** More parties of the same name than this carry no information. */
const MAX_NAMESAKES = 20;

export interface PartyMarks {
  readonly ids: readonly string[];
  readonly ipis: readonly string[];
  readonly labels: readonly string[];
}

export interface KnownParty {
  readonly id: string;
  readonly ipi: string | null;
  readonly name: string;
}

export async function findParties(db: Database, { ids, ipis, labels }: PartyMarks): Promise<KnownParty[]> {
  const { rows } = await sql<Parameters<typeof nameOf>[0] & { id: string; ipi_name_number: string | null }>`
    select id, kind, given_names, family_name, organisation_name, ipi_name_number from party
    where id = any(array(
      select unnest(${listOf(ids, 'uuid')})
      union select id from party where ipi_name_number = ${anyOf(ipis, 'text')}
      union select namesake.id from unnest(${listOf(labels, 'text')}) as wanted (label) cross join lateral (
        select id from search_entry where subject = 'party' and label = wanted.label limit ${sql.lit(MAX_NAMESAKES)}
      ) as namesake))`.execute(db);
  return rows.map((row) => ({ id: row.id, ipi: row.ipi_name_number, name: nameOf(row) }));
}

/** Maps each party to its works, or to null if there are more than `MAX_WORKS_READ`. */
export async function worksOf(
  db: Database,
  partyIds: readonly string[],
): Promise<Map<string, readonly string[] | null>> {
  if (partyIds.length === 0) return new Map();
  const { rows } = await sql<{ party_id: string; works: string[] }>`
    select wanted.party_id, array(
      select distinct composition_id from composition_line as line where line.party_id = wanted.party_id
      limit ${sql.lit(MAX_WORKS_READ + 1)}) as works
    from unnest(${listOf(partyIds, 'uuid')}) as wanted (party_id)`.execute(db);
  return new Map(rows.map(({ party_id, works }) => [party_id, works.length > MAX_WORKS_READ ? null : works]));
}

export interface Labels {
  readonly id: string;
  readonly labels: readonly string[];
}

const LABELS = sql`entry.id, array_prepend(entry.label, entry.other_labels) as labels`;

export async function readLabels(db: Database, ids: readonly string[]): Promise<Labels[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Labels>`
    select ${LABELS} from search_entry as entry
    where entry.subject = 'composition' and entry.id = ${anyOf(ids, 'uuid')}`.execute(db);
  return rows;
}

/** Returns the works or recordings that match each question; `place` is the question's index. */
export async function searchTitles(
  db: Database,
  questions: readonly TitleQuery[],
  subject: Subject = 'composition',
): Promise<(Labels & { place: number })[]> {
  if (questions.length === 0) return [];
  const leads = questions.map(({ lead }) => lead);
  const filters = questions.map(({ narrowing }) => narrowing);
  const { rows } = await sql<Labels & { place: number }>`
    select question.place::int - 1 as place, found.*
    from unnest(${listOf(leads, 'text')},
      ${listOf(filters, 'text')})
      with ordinality as question (lead, narrowing, place)
    cross join lateral (
      -- Materialised so that it is planned for all that answer: for a few, reading the whole table seems quick.
      with answering as materialized (
        select ${LABELS}, entry.words from search_entry as entry
        where entry.subject = ${sql.lit(subject)} and entry.words @@ question.lead::tsquery
      )
      select id, labels from (select * from answering limit ${sql.lit(MAX_LEAD_MATCHES)}) as led
      where words @@ question.narrowing::tsquery
      limit ${sql.lit(MAX_TITLE_MATCHES)}
    ) as found`.execute(db);
  return rows;
}

/** Active and pending works. A merged work's ISWC leads to the work that it was merged into. */
export async function worksByIswc(db: Database, iswcs: readonly string[]): Promise<{ id: string; iswc: string }[]> {
  if (iswcs.length === 0) return [];
  const { rows } = await sql<{ id: string; iswc: string }>`
    select composition_id as id, iswc from composition_revision
    where iswc = ${anyOf(iswcs, 'text')} and state in ('registered', 'registered_incomplete')
    union
    select composition_id, iswc from composition_revision
    where iswc = ${anyOf(iswcs, 'text')} and state in ('draft', 'awaiting_confirmation')
    union
    select merged.duplicate_of, held.iswc from composition as merged
    join composition_revision as held on held.composition_id = merged.id and held.number = merged.revision
    where merged.duplicate_of is not null and held.iswc = ${anyOf(iswcs, 'text')}`.execute(db);
  return rows;
}

interface MergedWork {
  readonly title: string;
  readonly iswc: string | null;
}

export type Reach = { readonly memberId: string } | 'society';

export async function readCompared(db: Database, ids: readonly string[], reach: Reach) {
  if (ids.length === 0) return [];
  return selectShownWorks(db)
    .select(['composition.id', 'shown.title', 'shown.alternative_titles', 'shown.iswc', 'shown.version_type'])
    .select(
      sql<readonly MergedWork[]>`array(
        select json_build_object('title', held.title, 'iswc', held.iswc)
        from composition as merged
        join composition_revision as held on held.composition_id = merged.id and held.number = merged.revision
        where merged.duplicate_of = composition.id)`.as('merged'),
    )
    .where('composition.id', '=', anyOf(ids, 'uuid'))
    .where(counts(reach))
    .execute();
}

function counts(reach: Reach): RawBuilder<boolean> {
  const isActive = sql<boolean>`shown.state in ('registered', 'registered_incomplete')`;
  if (reach === 'society') return sql<boolean>`(${isActive} or shown.state = 'awaiting_confirmation')`;
  return sql<boolean>`(${isActive} or shown.state in ('draft', 'awaiting_confirmation') and exists (
    select from composition_member as mine
    where mine.composition_id = composition.id and mine.member_id = ${reach.memberId}))`;
}
