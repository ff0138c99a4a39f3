import { newId } from '../db/new-id.ts';
import type { Tx } from '../db/transaction.ts';

interface AuditEvent {
  /** As in `composition.submit`: the subject, a full stop, what was done. */
  readonly action: string;
  /** Who did it; null for what staff does, or the system by itself. */
  readonly actor: { readonly accountId: string; readonly memberId: string } | null;
  /** Who of the society's staff did it. */
  readonly staff?: string;
  /** The object it was done to; null where it was many, as in a list that was read. */
  readonly subjectId: string | null;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly requestId?: string;
}

/** Writes who did what for whom, in the transaction of the deed. Passwords and tokens never belong into it. */
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
