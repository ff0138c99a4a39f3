import type { CaseLine, EvidenceKind } from '@counterpoint/domain/schemas/cases';
import type { CaseState } from '@counterpoint/domain/states';
import { sql } from 'kysely';
import { FULL_TITLE } from '../../catalogue/recordings/recording-repository.ts';
import { nameOfSide } from '../../members/mandates/mandate-repository.ts';
import { PARTY_COLUMNS } from '../../parties/party-view.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import type { CaseEventType } from '../case-tables.ts';
import type { StoredCase } from './stored-case-repository.ts';

export function readCaseEvents(db: Database, caseId: string) {
  return db
    .selectFrom('opposition_event')
    .leftJoin('party', 'party.id', 'opposition_event.party_id')
    .leftJoin('account', 'account.id', 'opposition_event.account_id')
    .select(['opposition_event.id', 'opposition_event.type', 'opposition_event.party_id'])
    .select([
      'account.name as person_name',
      nameOfSide('representative', 'opposition_event.mandate_id').as('representative'),
    ])
    .select(['opposition_event.state', 'opposition_event.note', 'opposition_event.payload', 'opposition_event.at'])
    .select(PARTY_COLUMNS)
    .where('opposition_event.opposition_id', '=', caseId)
    .orderBy('opposition_event.at')
    .orderBy('opposition_event.id')
    .execute();
}
export type CaseEventRow = Awaited<ReturnType<typeof readCaseEvents>>[number];

/** Returns the lines that the latest event of a changed registration records. */
export async function readRecordedLines(db: Database, caseId: string): Promise<CaseLine[] | undefined> {
  const found = await db
    .selectFrom('opposition_event')
    .select(sql<CaseLine[]>`payload -> 'lines'`.as('lines'))
    .where('opposition_id', '=', caseId)
    .where('type', '=', 'changed')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.lines;
}

/**
 * Whether the active revision of a recording has other credits or featured shares than the one that was active before. An
 * amendment may have been begun, and so numbered, before that one.
 */
export async function hasChangedLineUp(db: Database, recordingId: string): Promise<boolean> {
  const { rows } = await sql<{ is_changed: boolean }>`
    select count(distinct line_up) > 1 as is_changed from (
      select coalesce((
        select jsonb_agg(jsonb_build_array(party_id, name, category, roles, share) order by position)
        from recording_contributor where recording_id = ${recordingId} and revision = number), '[]') as line_up
      from recording_revision
      where recording_id = ${recordingId} and state in ('registered', 'superseded')
      order by registered_at desc nulls last, number desc limit 2) as latest`.execute(db);
  return rows[0]?.is_changed ?? false;
}

export function readCaseHolds(db: Database, caseIds: readonly string[]) {
  return db
    .selectFrom('hold')
    .leftJoin('party', 'party.id', 'hold.party_id')
    .leftJoin('recording', 'recording.id', 'hold.recording_id')
    .select('recording.member_id as submitter_id')
    .select(['hold.opposition_id', 'hold.right', 'hold.share', 'hold.scope', 'hold.since', 'hold.released_at'])
    .select(['hold.party_id', ...PARTY_COLUMNS])
    .where('hold.opposition_id', '=', sql<string>`any(${[...caseIds]}::uuid[])`)
    .orderBy(sql`hold.released_at is not null`)
    .orderBy('hold.since')
    .orderBy('hold.id')
    .execute();
}
export type CaseHoldRow = Awaited<ReturnType<typeof readCaseHolds>>[number];

export interface CaseObjectRow {
  readonly title: string;
  readonly code: string | null;
  readonly by: string;
}

export async function readCaseObject(db: Database, { type, id }: StoredCase['object']): Promise<CaseObjectRow> {
  const { rows } = await (type === 'composition'
    ? sql<CaseObjectRow>`
      select shown.title, shown.iswc as code, coalesce((
        select string_agg(coalesce(party.organisation_name, concat_ws(' ', party.given_names, party.family_name)), ', '
          order by line.position)
        from composition_line as line join party on party.id = line.party_id
        where line.composition_id = composition.id and line.revision = composition.revision), '') as by
      from composition join composition_revision as shown
        on shown.composition_id = composition.id and shown.number = composition.revision
      where composition.id = ${id}`
    : sql<CaseObjectRow>`select ${FULL_TITLE} as title, isrc as code, display_artist as by from recording where id = ${id}`
  ).execute(db);
  return rows[0] ?? { title: '', code: null, by: '' };
}

export async function readOtherWork(db: Database, { other_work_id, other_work }: StoredCase) {
  if (other_work_id === null) return other_work === null ? null : { id: null, title: other_work };
  const { title } = await readCaseObject(db, { type: 'composition', id: other_work_id });
  return { id: other_work_id, title };
}

export interface CaseEvent {
  readonly caseId: string;
  readonly type: CaseEventType;
  /** Null for the society and automatic events. */
  readonly actor: Act['actor'] | null;
  readonly state: CaseState;
  readonly note?: string | null;
  readonly payload?: Record<string, unknown>;
  readonly at: Date;
}

export async function insertCaseEvent(tx: Tx, event: CaseEvent): Promise<void> {
  const { caseId, type, actor, state, note, payload, at } = event;
  await tx
    .insertInto('opposition_event')
    .values({
      id: newId(),
      opposition_id: caseId,
      type,
      state,
      note: note ?? null,
      at,
      party_id: actor?.partyId ?? null,
      member_id: actor?.memberId ?? null,
      account_id: actor?.accountId ?? null,
      mandate_id: actor?.mandate?.id ?? null,
      payload: JSON.stringify(payload ?? {}),
    })
    .execute();
}

export async function hasCaseEvent(
  tx: Tx,
  caseId: string,
  { type, by, days }: { readonly type: 'reminded' | 'overdue'; readonly by: Date; readonly days?: number },
): Promise<boolean> {
  const about = { by: by.toISOString(), ...(days !== undefined && { days }) };
  const found = await tx
    .selectFrom('opposition_event')
    .select('id')
    .where('opposition_id', '=', caseId)
    .where('type', '=', type)
    .where(sql<boolean>`payload @> ${JSON.stringify(about)}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function wereAnswersAwaited(db: Database, caseId: string): Promise<boolean> {
  const before = await db
    .selectFrom('opposition_event')
    .select('state')
    .where('opposition_id', '=', caseId)
    .where('state', '<>', 'settlement_proposed')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return before?.state === 'awaiting_response';
}

interface Since {
  readonly version: number;
  /** Events that may have happened since without making the change stale. */
  readonly tolerated: readonly CaseEventType[];
}

/** Events that don't increment the case's version. */
const UNVERSIONED_EVENTS: readonly CaseEventType[] = ['reminded', 'overdue', 'evidence', 'evidence_removed'];

/** Whether only tolerated events happened since a version. Every version in between must be accounted for. */
export async function isSameMatter(
  tx: Tx,
  { id, version: now }: Pick<StoredCase, 'id' | 'version'>,
  { version, tolerated }: Since,
): Promise<boolean> {
  if (version > now || tolerated.length === 0) return false;
  const isTolerated = sql<boolean>`type = any(${[...tolerated]}::text[])`;
  const { rows } = await sql<{ known: number; others: number }>`
    select count(distinct payload ->> 'version') filter (where ${isTolerated})::int as known,
      count(*) filter (where not ${isTolerated})::int as others
    from opposition_event
    where opposition_id = ${id} and (payload ->> 'version')::int > ${version}
      and not type = any(${[...UNVERSIONED_EVENTS]}::text[])`.execute(tx);
  return rows[0]?.known === now - version && rows[0].others === 0;
}

export function readDocuments(db: Database, caseId: string) {
  return db
    .selectFrom('opposition_evidence')
    .select(['kind', 'party_id'])
    .where('opposition_id', '=', caseId)
    .where('removed_at', 'is', null)
    .execute();
}

export async function hasDocument(db: Database, caseId: string, kinds: readonly EvidenceKind[]): Promise<boolean> {
  return (await readDocuments(db, caseId)).some(({ kind }) => kinds.includes(kind));
}
