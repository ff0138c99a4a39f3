import { mayAssign, type Permissions } from '@counterpoint/domain/permissions';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { listOpenInvitations, type Membership, withdrawInvitations } from './people-repository.ts';

interface InviterChange {
  readonly act: { readonly actor: Actor; readonly requestId: string };
  readonly inviter: Membership;
  /** Null once the inviter no longer acts for the member. */
  readonly may: Permissions | null;
  readonly at: Date;
}

/** Withdraws what the inviter may no longer assign, so that nobody returns by an invitation of their own. */
export async function withdrawInvitationsOf(
  tx: Tx,
  { act: { actor, requestId }, inviter: { accountId, memberId }, may, at }: InviterChange,
): Promise<void> {
  const sent = (await listOpenInvitations(tx, memberId)).filter(({ invited_by }) => invited_by === accountId);
  for (const { id, email, role, areas } of sent) {
    if (may && mayAssign(may, { role, areas })) continue;
    await withdrawInvitations(tx, { memberId, email, at });
    await recordAudit(tx, { action: 'person.revoke', actor, subjectId: id, before: { email, role, areas }, requestId });
  }
}
