import type { Tx } from '../db/transaction.ts';
import type { Act } from '../http/act.ts';
import { readNoticedCase } from './noticed-case-repository.ts';
import { notify } from './notification-service.ts';

/** Who is told: members, of whom who did it is left out. */
type Telling = Pick<Act, 'at'> & {
  /** Null where the society did it. */
  readonly actor: Act['actor'] | null;
  readonly readers: readonly string[];
};

/** Tells the other parties that there is a new document that they may see. */
export async function tellCaseEvidence(tx: Tx, caseId: string, telling: Telling): Promise<void> {
  const { number, title } = await readNoticedCase(tx, caseId);
  const message = `There is a new document in case ${number} about “${title}”`;
  await tell(tx, caseId, { ...telling, kind: 'case_changed', title: 'New document', message });
}

/** Tells them that there is a new message. */
export async function tellCaseMessage(tx: Tx, caseId: string, telling: Telling): Promise<void> {
  const { number, title } = await readNoticedCase(tx, caseId);
  const message = `There is a new message in case ${number} about “${title}”`;
  await tell(tx, caseId, { ...telling, kind: 'case_message', title: 'New message', message });
}

interface Told extends Telling {
  readonly kind: 'case_changed' | 'case_message';
  readonly title: string;
  readonly message: string;
}

function tell(tx: Tx, id: string, { actor, at, readers, ...notice }: Told): Promise<void> {
  const others = readers.filter((memberId) => memberId !== actor?.memberId);
  const about = { senderId: actor?.memberId ?? null, link: { type: 'opposition' as const, id }, ...notice };
  return notify(
    tx,
    others.map((memberId) => ({ memberId, ...about })),
    at,
  );
}
