import { newId } from '../db/new-id.ts';
import type { Tx } from '../db/transaction.ts';
import type { Actor } from '../http/actor.ts';

interface AuditEvent {
  readonly action: string;
  readonly actor: Pick<Actor, 'accountId' | 'memberId' | 'mandate'> | null;
  readonly staff?: string;
  readonly subjectId: string | null;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly requestId?: string | undefined;
}

/** Written in the change's transaction. Never include passwords or tokens. */
export async function recordAudit(tx: Tx, event: AuditEvent): Promise<void> {
  await tx
    .insertInto('audit_event')
    .values({
      id: newId(),
      account_id: event.actor?.accountId ?? null,
      member_id: event.actor?.mandate?.representativeId ?? event.actor?.memberId ?? null,
      mandate_id: event.actor?.mandate?.id ?? null,
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
