import type { Tx } from '../../platform/db/transaction.ts';
import type { EventAct } from '../../platform/events/events.ts';
import type { Notice } from './notification-repository.ts';
import { notify } from './notification-service.ts';

/** One notification for a group of members. */
export interface GroupNotice extends Pick<Notice, 'kind' | 'title' | 'link'> {
  readonly memberIds: readonly string[];
  /** The same for all, or what each of them reads. */
  readonly message: string | ((memberId: string) => string);
  /** Whether the society sends it, and not the member who acts: they are notified as well. */
  readonly isFromSociety?: boolean;
  /** Whether the member who acts is notified as well. */
  readonly includesActor?: boolean;
}

/** Notifies each of the members once, except the one who acts; returns who was notified, and with which message. */
export async function notifyMembers(
  tx: Tx,
  { actor, at }: EventAct,
  { memberIds, isFromSociety = false, includesActor = false, message, ...notice }: GroupNotice,
): Promise<{ memberId: string; message: string }[]> {
  const sender = isFromSociety ? null : (actor?.memberId ?? null);
  const recipients = [...new Set(memberIds)].filter((memberId) => includesActor || memberId !== sender);
  const written = recipients.map((memberId) => ({
    memberId,
    message: typeof message === 'string' ? message : message(memberId),
  }));
  const notices = written.map(({ memberId, message }) => {
    return { ...notice, memberId, message, senderId: memberId === sender ? null : sender };
  });
  await notify(tx, notices, at);
  return written;
}
