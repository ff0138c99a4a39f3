import type { Tx } from '../../platform/db/transaction.ts';
import { dayInWords } from '../../platform/time/deadlines.ts';
import { tellCase } from './case-telling.ts';
import { timeLeft } from './format-notice.ts';
import { readNoticedCase } from './noticed-case-repository.ts';

interface At {
  readonly at: Date;
}

interface Reminding extends At {
  readonly what: 'response' | 'evidence';
  readonly by: Date;
  /** Whom it waits for; those who are no members cannot be told. */
  readonly parties: readonly { readonly member_id: string | null }[];
}

/** Reminds those who have not answered, or not brought their documents, of the day by which they can. */
export async function remindOfDeadline(tx: Tx, caseId: string, { parties, at, by, what }: Reminding): Promise<void> {
  const { number, title } = await readNoticedCase(tx, caseId);
  const needs = what === 'response' ? 'your answer' : 'your documents';
  const message = `Case ${number} about “${title}” needs ${needs} until ${dayInWords(by)}: ${timeLeft(at, by)}`;
  const memberIds = parties.flatMap(({ member_id }) => member_id ?? []);
  await tellCase(
    tx,
    caseId,
    { actor: null, at },
    { memberIds, kind: 'case_reminder', title: 'A case waits for you', message, asks: 'something' },
  );
}

/** Tells all parties that the time to answer has passed, and that the society decides what silence comes to. */
export async function tellOverdue(tx: Tx, caseId: string, { at }: At): Promise<void> {
  const { number, title, memberIds } = await readNoticedCase(tx, caseId);
  const message = `Case ${number} about “${title}”: the time to answer has passed. The society decides what follows`;
  await tellCase(
    tx,
    caseId,
    { actor: null, at },
    { memberIds, kind: 'case_changed', title: 'Time to answer has passed', message },
  );
}

/** Tells all parties that the case goes on to a mediator or a court, since nobody answered what silence cannot settle. */
export async function tellDefaulted(tx: Tx, caseId: string, { at }: At): Promise<void> {
  const { number, title, memberIds } = await readNoticedCase(tx, caseId);
  const message = `Case ${number} about “${title}” had no answer in time, and is escalated: what is held stays on hold`;
  await tellCase(
    tx,
    caseId,
    { actor: null, at },
    { memberIds, kind: 'case_changed', title: 'Case escalated', message },
  );
}

/** Tells who filed that their documents did not come, and that nothing was done to anybody. */
export async function tellEvidenceLate(tx: Tx, caseId: string, { at }: At): Promise<void> {
  const { number, title, memberIds } = await readNoticedCase(tx, caseId);
  const message = `Case ${number} about “${title}” has lapsed: the documents did not come in time. You can file it again`;
  await tellCase(tx, caseId, { actor: null, at }, { memberIds, kind: 'case_settled', title: 'Case lapsed', message });
}
