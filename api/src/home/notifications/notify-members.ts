import type { Tx } from '../../platform/db/transaction.ts';
import type { EventAct } from '../../platform/events/events.ts';
import { discardAnsweredMail } from '../mail/notification-mail-repository.ts';
import type { NoticeText } from './notices/notice-text.ts';
import type { Notice } from './notification-repository.ts';
import { notify } from './notification-service.ts';

export interface GroupNotice extends Pick<Notice, 'kind' | 'link'> {
  readonly memberIds: readonly string[];
  readonly text: NoticeText | ((memberId: string) => NoticeText);
  /** Sent by the society; the acting member is notified, too. */
  readonly isFromSociety?: boolean;
  readonly includesActor?: boolean;
}

export async function notifyMembers(
  tx: Tx,
  { actor, at }: EventAct,
  { memberIds, isFromSociety = false, includesActor = false, text, ...notice }: GroupNotice,
): Promise<void> {
  const sender = isFromSociety ? null : (actor?.memberId ?? null);
  if (actor && notice.link) await discardAnsweredMail(tx, actor.memberId, notice.link.id);
  const recipients = [...new Set(memberIds)].filter((memberId) => includesActor || memberId !== sender);
  const notices = recipients.map((memberId) => ({
    ...notice,
    memberId,
    text: typeof text === 'function' ? text(memberId) : text,
    senderId: memberId === sender ? null : sender,
    isOwnAct: memberId === actor?.memberId && !includesActor,
  }));
  await notify(tx, notices, at);
}
