import type { IsniApplication, IsniContent, OfferedCandidate } from '@counterpoint/domain/schemas/parties';
import type { IsniActor, IsniApplicationState } from '@counterpoint/domain/states';
import { sql, type Updateable } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Row, Tables } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { memberKindOf, PARTY_NAMES, type PartyNames } from '../party-view.ts';

/** Allows one open application per party. */
export const OPEN_INDEX = 'isni_application_open_key';

export interface StoredApplication extends IsniApplication {
  readonly member_id: string;
  readonly party_id: string;
  readonly agency_request_id: string | null;
  readonly party_isni: string | null;
  readonly party_names: PartyNames;
  readonly staff_notes: readonly { readonly staff: string | null; readonly staff_note: string | null }[];
}

interface ApplicationScope {
  readonly id?: string;
  readonly memberId?: string;
  readonly states?: readonly IsniApplicationState[];
  readonly limit?: number;
}

export async function readApplications(db: Database, scope: ApplicationScope): Promise<StoredApplication[]> {
  const { id, memberId, states, limit = 50 } = scope;
  let query = db
    .selectFrom('isni_application')
    .innerJoin('party', 'party.id', 'isni_application.party_id')
    .selectAll('isni_application')
    .select([...PARTY_NAMES, 'party.isni as party_isni']);
  if (id) query = query.where('isni_application.id', '=', id);
  if (memberId) query = query.where('isni_application.member_id', '=', memberId);
  if (states)
    query = query.where('isni_application.state', '=', sql<IsniApplicationState>`any(${[...states]}::text[])`);
  const rows = await query.orderBy('isni_application.id', 'desc').limit(limit).execute();
  const found = anyOf(
    rows.map((row) => row.id),
    'uuid',
  );
  const [candidates, events] = await Promise.all([
    db.selectFrom('isni_candidate').selectAll().where('application_id', '=', found).orderBy('id').execute(),
    db.selectFrom('isni_event').selectAll().where('application_id', '=', found).orderBy('id').execute(),
  ]);
  return rows.map((row) =>
    toApplication(row, {
      candidates: candidates.filter(({ application_id }) => application_id === row.id),
      events: events.filter(({ application_id }) => application_id === row.id),
    }),
  );
}

type ApplicationRow = Row<'isni_application'> & PartyNames & { readonly party_isni: string | null };

interface Parts {
  readonly candidates: readonly Row<'isni_candidate'>[];
  readonly events: readonly Row<'isni_event'>[];
}

function toApplication(row: ApplicationRow, { candidates, events }: Parts): StoredApplication {
  const { kind, given_names, family_name, organisation_name, created_at, updated_at, submitted_at, ...rest } = row;
  return {
    ...rest,
    subject_kind: memberKindOf(kind),
    party_names: { kind, given_names, family_name, organisation_name },
    candidates: candidates.map(({ application_id: _, offered_at: _at, answered_at: _by, ...candidate }) => candidate),
    events: events.map(({ id, at, by, from_state: from, to_state: to, note }) => {
      return { id, at: at.toISOString(), by, from, to, note };
    }),
    staff_notes: events.map(({ staff, staff_note }) => ({ staff, staff_note })),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    submitted_at: submitted_at?.toISOString() ?? null,
  };
}

export async function lockApplication(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('isni_application').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
}

interface NewDraft {
  readonly id: string;
  readonly content: IsniContent;
  readonly submittedAt?: Date;
}

export async function insertDraft(tx: Tx, { actor, at }: Act, { id, content, submittedAt }: NewDraft): Promise<void> {
  const { memberId, partyId, accountId } = actor;
  const owner = { member_id: memberId, party_id: partyId, content: JSON.stringify(content) };
  const times = { created_at: at, updated_at: at, submitted_at: submittedAt ?? null };
  await tx
    .insertInto('isni_application')
    .values({ id, state: 'draft', ...owner, ...times })
    .execute();
  await insertEvent(tx, id, { origin: { by: 'member', at, accountId }, from: null, to: 'draft' });
}

export async function updateApplication(
  tx: Tx,
  id: string,
  change: Updateable<Tables['isni_application']>,
): Promise<void> {
  await tx
    .updateTable('isni_application')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteApplication(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('isni_application').where('id', '=', id).execute();
}

export interface IsniOrigin {
  readonly by: IsniActor;
  readonly at: Date;
  readonly accountId?: string;
  readonly staff?: string;
}

interface IsniEvent {
  readonly origin: IsniOrigin;
  readonly from: IsniApplicationState | null;
  readonly to: IsniApplicationState;
  readonly note?: string | null | undefined;
  readonly staffNote?: string | null | undefined;
}

export async function insertEvent(
  tx: Tx,
  application_id: string,
  { origin, from: from_state, to: to_state, note = null, staffNote: staff_note = null }: IsniEvent,
): Promise<void> {
  const { by, at, accountId: account_id = null, staff = null } = origin;
  const authors = { by, account_id, staff, staff_note };
  await tx
    .insertInto('isni_event')
    .values({ id: newId(), application_id, at, ...authors, from_state, to_state, note })
    .execute();
}

/** Without the member's answer. */
export type NewCandidate = Omit<OfferedCandidate, 'id' | 'answer'>;

export async function offerCandidates(
  tx: Tx,
  applicationId: string,
  { candidates, at }: { readonly candidates: readonly NewCandidate[]; readonly at: Date },
): Promise<void> {
  await tx
    .deleteFrom('isni_candidate')
    .where('application_id', '=', applicationId)
    .where('answer', '=', 'open')
    .execute();
  const rows = candidates.map((candidate) => ({
    id: newId(),
    application_id: applicationId,
    offered_at: at,
    ...candidate,
  }));
  if (rows.length > 0) await tx.insertInto('isni_candidate').values(rows).execute();
}

export async function answerCandidate(
  tx: Tx,
  id: string,
  { answer, at }: { answer: OfferedCandidate['answer']; at: Date },
): Promise<void> {
  await tx.updateTable('isni_candidate').set({ answer, answered_at: at }).where('id', '=', id).execute();
}

export function findOtherHolder(db: Database, isni: string, partyId: string) {
  return db.selectFrom('party').select('id').where('isni', '=', isni).where('id', '<>', partyId).executeTakeFirst();
}
