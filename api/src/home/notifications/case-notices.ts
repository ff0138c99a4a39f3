import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import { dayInWords } from '../../platform/time/deadlines.ts';
import { tellCase } from './case-telling.ts';
import { readNoticedCase } from './noticed-case-repository.ts';

/** Tells the other parties of a case that it was opened, and until when they can answer. */
export async function tellCaseOpened(
  tx: Tx,
  caseId: string,
  { actor, at, respondBy }: Pick<Act, 'actor' | 'at'> & { readonly respondBy: Date },
): Promise<void> {
  const { number, title, memberIds } = await readNoticedCase(tx, caseId);
  const message = `Case ${number} about “${title}” needs your answer until ${dayInWords(respondBy)}`;
  const news = { kind: 'case_opened' as const, title: 'A case was opened', message, memberIds };
  await tellCase(tx, caseId, { actor, at }, { ...news, asks: 'something' });
}

/** Tells the parties of a case that it is over, and how. */
export async function tellCaseSettled(
  tx: Tx,
  caseId: string,
  { actor, at, resolution }: Pick<Act, 'actor' | 'at'> & { readonly resolution: 'agreed' | 'revoked' },
): Promise<void> {
  const { number, title, memberIds } = await readNoticedCase(tx, caseId);
  const words = resolution === 'agreed' ? 'is settled: all agree' : 'is over: what it was about is withdrawn';
  const message = `Case ${number} about “${title}” ${words}`;
  await tellCase(tx, caseId, { actor, at }, { kind: 'case_settled', title: 'Case closed', message, memberIds });
}
