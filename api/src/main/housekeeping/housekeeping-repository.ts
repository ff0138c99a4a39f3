import { type RawBuilder, sql } from 'kysely';
import { type Database, inTransaction, type Tx } from '../../platform/db/transaction.ts';
import { MAX_ATTEMPTS } from '../../platform/mail/mail-repository.ts';

/** Retention in days. */
const RETENTION_DAYS = [
  // Wrong passwords of an account are counted over 30 days.
  { table: 'attempt', column: 'made_at', days: 31 },
  { table: 'idempotency_key', column: 'created_at', days: 2 },
  { table: 'outbox', column: 'created_at', days: 2 },
  { table: 'sign_up', column: 'expires_at', days: 7 },
  { table: 'account_link', column: 'expires_at', days: 7 },
  { table: 'person_invitation', column: 'expires_at', days: 90 },
  { table: 'composition_invitation', column: 'withdrawn_at', days: 30 },
  { table: 'mail', column: 'sent_at', days: 30 },
  { table: 'job', column: 'done_at', days: 30 },
  // Unread ones stay.
  { table: 'notification', column: 'read_at', days: 365 },
  { table: 'pending_sign_in', column: 'expires_at', days: 1 },
  { table: 'passkey_challenge', column: 'expires_at', days: 1 },
  { table: 'known_device', column: 'last_used_at', days: 365 },
  { table: 'frontend_error', column: 'last_seen_at', days: 90 },
  { table: 'area_error_reporter', column: 'last_seen_at', days: 30 },
  { table: 'area_load', column: 'minute', days: 30 },
  { table: 'page_vital', column: 'measured_at', days: 30 },
] as const;

const DELETIONS = [
  ...RETENTION_DAYS.map(
    ({ table, column, days }) => sql`
      delete from ${sql.table(table)} where ${sql.ref(column)} < now() - make_interval(days => ${days})`,
  ),
  sql`
    delete from mail
    where attempts >= ${MAX_ATTEMPTS} and sent_at is null and created_at < now() - make_interval(days => 30)`,
  // Addresses of people who never answered; the others' are needed if they join.
  sql`
    delete from composition_invitation
    where answered_at is null and expires_at < now() - make_interval(days => 365)`,
];

/** One by one, so that the others are done if one fails. */
export function outdatedDeletions(db: Database): (() => Promise<void>)[] {
  return DELETIONS.map((deletion) => () => inTransaction(db, (tx) => deleteAll(tx, deletion)));
}

async function deleteAll(tx: Tx, deletion: RawBuilder<unknown>): Promise<void> {
  // A large deletion can take longer than the limit for requests.
  await sql`set local statement_timeout = 0`.execute(tx);
  await deletion.execute(tx);
}
