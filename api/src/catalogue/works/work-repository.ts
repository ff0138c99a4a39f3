import { factsOf, type SocietyAnswers, type WorkDetails, type WorkDraft } from '@counterpoint/domain/schemas/works';
import type { WorkState } from '@counterpoint/domain/states';
import { sql } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { labelOf } from '../../platform/search/tokenize.ts';
import type { EntryQuery } from '../entry/entry-definition.ts';
import { type Confirmation, WORKS } from '../entry/entry-kind.ts';
import { selectShownWorks } from '../entry/entry-repository.ts';
import type { Viewer } from '../entry/entry-views.ts';
import { readEntry } from '../entry/read-entry-repository.ts';
import { readLines, readPublishers, readRecordings } from './party-line-repository.ts';
import { toDetails } from './work-views.ts';

export const ISWC_INDEX = 'composition_revision_iswc_key';

const INVITED_STATES: readonly WorkState[] = ['awaiting_confirmation', 'registered', 'registered_incomplete'];

/** Drafts are visible to the submitter, submitted revisions to the parties, active ones to every member. */
export async function readWork(db: Database, query: EntryQuery): Promise<WorkDetails | null> {
  const { id, viewer, revision } = query;
  const read = await readEntry(db, WORKS, {
    query,
    async readParts({ member_id }) {
      const [writers, publishers, recordings, answers] = await Promise.all([
        readLines(db, [id], revision),
        readPublishers(db, [id], revision),
        readRecordings(db, query),
        member_id === viewer.memberId ? readSocietyAnswers(db, [id], viewer) : [],
      ]);
      return { writers, publishers, recordings, answers };
    },
  });
  return read && toDetails(read, viewer);
}

type SocietyAnswer = SocietyAnswers[number] & { readonly composition_id: string };

/** The latest answer of each society, for the works that the viewer submitted. */
export async function readSocietyAnswers(
  db: Database,
  ids: readonly string[],
  { memberId }: Viewer,
): Promise<SocietyAnswer[]> {
  const { rows } = await sql<SocietyAnswer>`
    select distinct on (answer.composition_id, answer.society_code)
      answer.composition_id, file.society_name, answer.status
    from composition_acknowledgement as answer join acknowledgement_file as file on file.id = answer.file_id
    where answer.composition_id = ${anyOf(ids, 'uuid')} and file.member_id = ${memberId} and answer.status is not null
    order by answer.composition_id, answer.society_code, answer.file_created desc, answer.id desc`.execute(db);
  return rows;
}

export async function readWorkListing(tx: Tx, id: string) {
  const lines = (...confirmations: Confirmation[]) => sql<number>`(
    select count(*)::int from composition_interest as line
    where line.composition_id = composition.id and line.revision = composition.revision
      and shown.state = any(${INVITED_STATES}::text[]) and line.confirmation = any(${confirmations}::text[]))`;
  const { title, ...shown } = await selectShownWorks(tx)
    .select(['shown.state', 'shown.title'])
    .select(
      sql<Date | null>`(select min(registered_at) from composition_revision
        where composition_id = composition.id)`.as('registered_at'),
    )
    .select([lines('invited', 'confirmed', 'unconfirmed').as('asked'), lines('confirmed').as('confirmed')])
    .where('composition.id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...shown, title_key: labelOf(title) };
}

export async function insertWork(
  tx: Tx,
  work: { readonly id: string; readonly reference: string },
  { actor, at }: Act,
): Promise<void> {
  const times = { created_at: at, updated_at: at };
  await tx
    .insertInto('composition')
    .values({ ...work, member_id: actor.memberId, version: 1, revision: 1, ...times })
    .execute();
}

export function contentOf(draft: Omit<WorkDraft, 'writers' | 'publishers' | 'recordings'>) {
  const { title, alternative_titles, iswc, language, text_music, version_type, duration_s, genre } = draft;
  return {
    title,
    iswc,
    language,
    text_music,
    version_type,
    duration_s,
    genre,
    alternative_titles: JSON.stringify(alternative_titles),
    facts: JSON.stringify(factsOf(draft)),
  };
}

export async function isIswcTaken(tx: Tx, iswc: string, id: string): Promise<boolean> {
  const other = await tx
    .selectFrom('composition_revision')
    .select('composition_id')
    .where('iswc', '=', iswc)
    .where('state', 'in', ['registered', 'registered_incomplete'])
    .where('composition_id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Whether staff merged other works into it. */
export async function hasMerged(tx: Tx, id: string): Promise<boolean> {
  const merged = await tx.selectFrom('composition').select('id').where('duplicate_of', '=', id).executeTakeFirst();
  return merged !== undefined;
}

/** Works that only lack this writer's IPI name number, by id so that concurrent calls can't deadlock. */
export async function findCompletable(tx: Tx, { memberId, partyId }: Act['actor']): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with line as (
      select work.id, line.party_id, party.ipi_name_number is null
        and line.terms ->> 'public_domain' is distinct from 'Y' as is_unknown
      from composition_member as mine join composition as work on work.id = mine.composition_id
        join composition_line as line on line.composition_id = work.id and line.revision = work.revision
        left join party on party.id = line.party_id
      where mine.member_id = ${memberId} and mine.state = 'registered_incomplete')
    select id from line group by id
    having bool_or(party_id = ${partyId}) and not bool_or(is_unknown) order by id`.execute(tx);
  return rows.map(({ id }) => id);
}
