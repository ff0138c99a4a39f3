import { mailCase, mailMessagesSoon } from '../../disputes/mail/case-mails.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import type { Notice } from './notification-repository.ts';
import { notify } from './notification-service.ts';

/** Who did it, which nobody is told of their own; nobody where the society did, or time alone. */
export interface Telling {
  readonly actor: Pick<Act['actor'], 'memberId'> | null;
  readonly at: Date;
}

/** What members are told of a case. */
export interface CaseNews extends Pick<Notice, 'kind' | 'title'> {
  readonly memberIds: readonly string[];
  /** The same for all, or what each is told. */
  readonly message: string | ((memberId: string) => string);
  /** Whether it asks something of them: that comes by mail too, messages together and not each by itself. */
  readonly asks?: 'something' | 'to_read';
  /** Whether who acts is told as well: claims that overlap are news to both sides. */
  readonly tellsActor?: boolean;
}

/** Tells members of a case in the portal, and by mail where it asks something of them. Each notice leads to the case. */
export async function tellCase(tx: Tx, caseId: string, { actor, at }: Telling, news: CaseNews): Promise<void> {
  const { kind, title, message, asks, tellsActor = false } = news;
  const memberIds = [...new Set(news.memberIds)].filter((id) => tellsActor || id !== actor?.memberId);
  const told = memberIds.map((memberId) => ({
    memberId,
    message: typeof message === 'string' ? message : message(memberId),
  }));
  const link = { type: 'opposition' as const, id: caseId };
  await notify(
    tx,
    told.map((each) => ({
      ...each,
      kind,
      title,
      link,
      senderId: actor?.memberId === each.memberId ? null : (actor?.memberId ?? null),
    })),
    at,
  );
  if (asks === 'something') await mailCase(tx, { caseId, title, told });
  if (asks === 'to_read') await mailMessagesSoon(tx, { caseId, memberIds, at });
}
