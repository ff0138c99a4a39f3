import { statusesOf } from '@counterpoint/domain/cwr/society-outcomes';
import type {
  AcknowledgementFileDetails,
  AnsweredWork,
  AnsweredWorkPage,
  AnswerFilter,
  answeredWorkQuery,
} from '@counterpoint/domain/schemas/imports';
import { ANSWER_FILTERS } from '@counterpoint/domain/schemas/imports';
import type { pageQuery } from '@counterpoint/domain/schemas/requests';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../platform/db/transaction.ts';
import { readReport } from './stored-findings.ts';

function selectFiles(db: Database, memberId: string) {
  return db
    .selectFrom('acknowledgement_file as file')
    .select(['file.id', 'file.file_name', 'file.society_name', 'file.created_at'])
    .select(
      sql<number>`(select count(distinct composition_id)::int from composition_acknowledgement
        where file_id = file.id)`.as('works'),
    )
    .where('file.member_id', '=', memberId);
}

export async function listFiles(db: Database, memberId: string, { page, per_page }: z.output<typeof pageQuery>) {
  const { total } = await db
    .selectFrom('acknowledgement_file')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const rows = await selectFiles(db, memberId)
    .orderBy('file.created_at', 'desc')
    .orderBy('file.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { items: rows.map((file) => ({ ...file, created_at: file.created_at.toISOString() })), total, page, per_page };
}

export async function findFile(db: Database, id: string, memberId: string): Promise<AcknowledgementFileDetails | null> {
  const file = await selectFiles(db, memberId).select('file.report').where('file.id', '=', id).executeTakeFirst();
  if (!file) return null;
  const { report, created_at, ...details } = file;
  return { ...details, report: report && readReport(report), created_at: created_at.toISOString() };
}

/** In the order of the file. `counts` ignores the chosen filter. */
export async function listAnsweredWorks(
  db: Database,
  fileId: string,
  { query, filter, page, per_page }: z.output<typeof answeredWorkQuery>,
): Promise<AnsweredWorkPage> {
  const answers = sql`
    from composition_acknowledgement as answer join composition on composition.id = answer.composition_id
    join composition_revision as shown on shown.composition_id = composition.id and shown.number = composition.revision
    where answer.file_id = ${fileId} and (${query} = '' or ${matches(query)})`;
  const columns = ANSWER_FILTERS.map(
    (each) => sql`count(*) filter (where ${isAnsweredLike(each)})::int as ${sql.ref(each)}`,
  );
  const { rows: counted } = await sql<Record<AnswerFilter, number>>`select ${sql.join(columns)} ${answers}`.execute(db);
  const { rows: items } = await sql<AnsweredWork>`
    select answer.id, answer.status, answer.recipient_number, answer.sent_on, answer.processed_on, answer.iswc,
      answer.messages, answer.conflicts, composition.id as work_id, composition.reference, shown.title, shown.iswc as work_iswc
    ${answers} and ${isAnsweredLike(filter)} order by answer.line, answer.id
    limit ${per_page} offset ${(page - 1) * per_page}`.execute(db);
  const [counts] = counted;
  if (!counts) throw new Error('A count has one row.');
  return { items, total: counts[filter], page, per_page, counts };
}

/** Titles that contain the text, and numbers that are it. */
function matches(query: string): RawBuilder<boolean> {
  return sql<boolean>`(position(lower(${query}::text) in lower(shown.title)) > 0
    or ${query} in (composition.reference, composition.own_number, answer.recipient_number))`;
}

function isAnsweredLike(filter: AnswerFilter): RawBuilder<boolean> {
  if (filter === 'all') return sql<boolean>`true`;
  return sql<boolean>`coalesce(answer.status in (${sql.join(statusesOf(filter).map(sql.lit))}), false)`;
}
