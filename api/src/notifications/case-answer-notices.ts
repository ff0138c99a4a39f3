import type { CaseResolution } from '@counterpoint/domain/schemas';
import type { Tx } from '../db/transaction.ts';
import type { Act } from '../http/act.ts';
import type { StoredCase } from '../oppositions/case/locked-case.ts';
import { inBrief } from './notice-words.ts';
import { readNoticedCase } from './noticed-case-repository.ts';
import type { Notice } from './notification-repository.ts';
import { notify } from './notification-service.ts';

interface Told {
  /** Nobody where the society did it, or time alone. */
  readonly actor: Pick<Act['actor'], 'memberId'> | null;
  readonly at: Date;
}

type Ended = Extract<CaseResolution, 'agreed' | 'default' | 'decided' | 'revoked'>;

const ENDINGS: Record<Ended, string> = {
  agreed: 'all agree. What was agreed is registered, and nothing is on hold',
  default: 'nobody answered in time. What was claimed is registered, and nothing is on hold',
  decided: 'it is decided. What was decided is registered, and nothing is on hold',
  revoked: 'the claim was released. The new shares are registered, and nothing is on hold',
};

/** Tells the parties of a case, and whoever has a line that it came to, how it ended. */
export async function tellResolved(
  tx: Tx,
  { id }: Pick<StoredCase, 'id'>,
  { resolution, memberIds, ...told }: Told & { readonly resolution: Ended; readonly memberIds: readonly string[] },
): Promise<void> {
  const { number, title, memberIds: parties } = await readNoticedCase(tx, id);
  const message = `Case ${number} about “${title}” is closed: ${ENDINGS[resolution]}.`;
  await tell(tx, id, told, {
    ...{ kind: 'case_settled', title: 'Case closed', message },
    memberIds: [...parties, ...memberIds],
  });
}

/** Tells the other parties what somebody answered. */
export async function tellCaseAnswer(tx: Tx, id: string, words: string, told: Told): Promise<void> {
  const { number, title, memberIds } = await readNoticedCase(tx, id);
  const message = `“${title}”: ${words}`;
  await tell(tx, id, told, { kind: 'case_answered', title: `Answer in case ${number}`, message, memberIds });
}

/** Asks the other parties for their word on a split that somebody proposed. */
export async function tellProposal(tx: Tx, id: string, note: string, told: Told): Promise<void> {
  const { number, title, memberIds } = await readNoticedCase(tx, id);
  const said = note === '' ? '' : `: ${inBrief(note)}`;
  const message = `“${title}”: accept or refuse it, or propose another${said}`;
  await tell(tx, id, told, {
    kind: 'case_proposal',
    title: `A split is proposed in case ${number}`,
    message,
    memberIds,
  });
}

interface Message extends Pick<Notice, 'kind' | 'title' | 'message'> {
  readonly memberIds: readonly string[];
}

/** Who acts sees what came of it, and is not told. */
async function tell(tx: Tx, id: string, { actor, at }: Told, { memberIds, ...notice }: Message): Promise<void> {
  const others = [...new Set(memberIds)].filter((memberId) => memberId !== actor?.memberId);
  const of = { senderId: actor?.memberId ?? null, link: { type: 'opposition' as const, id } };
  await notify(
    tx,
    others.map((memberId) => ({ ...of, ...notice, memberId })),
    at,
  );
}
