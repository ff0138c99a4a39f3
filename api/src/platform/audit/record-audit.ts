import { newId } from '../db/new-id.ts';
import type { Tx } from '../db/transaction.ts';

interface AuditEvent {
  /** `composition.submit`: the subject, a full stop, the action. */
  readonly action: string;
  /** Null for staff and the system. */
  readonly actor: { readonly accountId: string; readonly memberId: string } | null;
  /** The staff member. */
  readonly staff?: string;
  /** Null for several objects, as in a list. */
  readonly subjectId: string | null;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly requestId?: string;
}

/** Writes an audit event in the transaction of the change. Never include passwords or tokens. */
export async function recordAudit(tx: Tx, event: AuditEvent): Promise<void> {
  await tx
    .insertInto('audit_event')
    .values({
      id: newId(),
      account_id: event.actor?.accountId ?? null,
      member_id: event.actor?.memberId ?? null,
      staff: event.staff ?? null,
      action: event.action,
      subject_id: event.subjectId,
      before: toJson(event.before),
      after: toJson(event.after),
      request_id: event.requestId ?? null,
    })
    .execute();
}

function toJson(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
