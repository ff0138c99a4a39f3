import type { CaseResolution } from '@counterpoint/domain/schemas';
import type { StoredCase } from '../../disputes/case/locked-case.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { type CaseNews, type Telling, tellCase } from './case-telling.ts';
import { inBrief } from './format-notice.ts';
import { readNoticedCase } from './noticed-case-repository.ts';

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
  { resolution, memberIds, ...told }: Telling & { readonly resolution: Ended; readonly memberIds: readonly string[] },
): Promise<void> {
  const { number, title, memberIds: parties } = await readNoticedCase(tx, id);
  const message = `Case ${number} about “${title}” is closed: ${ENDINGS[resolution]}.`;
  await tellCase(tx, id, told, {
    kind: 'case_settled',
    title: 'Case closed',
    message,
    memberIds: [...parties, ...memberIds],
  });
}

/** Tells the other parties what somebody answered, or did; where it is for them to go on, by mail too. */
export async function tellCaseAnswer(
  tx: Tx,
  id: string,
  words: string,
  { asks, ...told }: Telling & Pick<CaseNews, 'asks'>,
): Promise<void> {
  const { number, title, memberIds } = await readNoticedCase(tx, id);
  const message = `“${title}”: ${words}`;
  const news = { kind: 'case_answered' as const, title: `Answer in case ${number}`, message, memberIds };
  await tellCase(tx, id, told, { ...news, ...(asks && { asks }) });
}

/** Asks the other parties for their word on a split that somebody proposed. */
export async function tellProposal(tx: Tx, id: string, note: string, told: Telling): Promise<void> {
  const { number, title, memberIds } = await readNoticedCase(tx, id);
  const said = note === '' ? '' : `: ${inBrief(note)}`;
  const message = `“${title}”: accept or refuse it, or propose another${said}`;
  await tellCase(tx, id, told, {
    kind: 'case_proposal',
    title: `A split is proposed in case ${number}`,
    message,
    memberIds,
    asks: 'something',
  });
}
