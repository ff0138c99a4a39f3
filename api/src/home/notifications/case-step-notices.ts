import type { Tx } from '../../platform/db/transaction.ts';
import { dayInWords } from '../../platform/time/deadlines.ts';
import { type CaseNews, type Telling, tellCase } from './case-telling.ts';
import { inBrief } from './format-notice.ts';
import { type NoticedCase, readNoticedCase } from './noticed-case-repository.ts';

interface Words extends Pick<CaseNews, 'kind' | 'title' | 'asks'> {
  /** After `Case OPP-2026-00184 about “Harmattan Love” `. */
  readonly says: string;
}

/** Tells all members of the case, or those given. */
async function tell(tx: Tx, caseId: string, telling: Telling, words: Words & Partial<Receivers>): Promise<void> {
  const found = await readNoticedCase(tx, caseId);
  const { says, memberIds = found.memberIds, ...news } = words;
  await tellCase(tx, caseId, telling, { ...news, memberIds, message: messageOf(found, says) });
}

interface Receivers {
  readonly memberIds: readonly string[];
}

function messageOf({ number, title }: NoticedCase, says: string): string {
  return `Case ${number} about “${title}” ${says}`;
}

/** Acknowledges to who filed that a case was filed, and says what comes next. */
export function tellFiled(
  tx: Tx,
  caseId: string,
  { memberId, at, evidenceBy }: { readonly memberId: string; readonly at: Date; readonly evidenceBy: Date | null },
): Promise<void> {
  const next = evidenceBy
    ? `is filed. Bring the documents that it needs until ${dayInWords(evidenceBy)}, or it lapses`
    : 'is filed: you can follow it here';
  const words = { kind: 'case_filed' as const, title: 'Case filed', says: next };
  const asks = evidenceBy ? { asks: 'something' as const } : {};
  return tell(tx, caseId, { actor: null, at }, { ...words, ...asks, memberIds: [memberId] });
}

/** Tells who filed that documents are needed, where staff ask for them. */
export function tellEvidenceAsked(
  tx: Tx,
  caseId: string,
  { at, evidenceBy, note }: { readonly at: Date; readonly evidenceBy: Date; readonly note: string | null },
): Promise<void> {
  const why = note ? `: ${inBrief(note)}` : '';
  const says = `needs your documents until ${dayInWords(evidenceBy)}${why}`;
  return tell(
    tx,
    caseId,
    { actor: null, at },
    { kind: 'case_changed', title: 'Documents needed', says, asks: 'something' },
  );
}

/** Tells who filed that their case goes no further, and why. */
export function tellRefused(tx: Tx, caseId: string, { at, reason }: { readonly at: Date; readonly reason: string }) {
  const says = `was not admitted: ${inBrief(reason)}`;
  return tell(tx, caseId, { actor: null, at }, { kind: 'case_refused', title: 'Case not admitted', says });
}

/** Tells who filed that the others are asked now. */
export function tellAdmitted(tx: Tx, caseId: string, told: Telling & Receivers & { readonly respondBy: Date }) {
  const says = `is admitted: the others have until ${dayInWords(told.respondBy)} to answer`;
  const words = { kind: 'case_changed' as const, title: 'Case admitted', says };
  return tell(tx, caseId, { actor: null, at: told.at }, { ...words, memberIds: told.memberIds });
}

/** Tells members that they are asked what they say to a case. */
export function tellAsked(tx: Tx, caseId: string, told: Telling & Receivers & { readonly respondBy: Date }) {
  const says = `needs your answer until ${dayInWords(told.respondBy)}`;
  const words = { kind: 'case_opened' as const, title: 'A case was opened', says, asks: 'something' as const };
  return tell(tx, caseId, told, { ...words, memberIds: told.memberIds });
}

/** Tells the others that somebody claims the same. */
export function tellJoined(tx: Tx, caseId: string, { name, ...stepping }: Telling & { readonly name: string }) {
  const says = `has another claimant: ${name} has joined it`;
  return tell(tx, caseId, stepping, { kind: 'case_changed', title: 'Somebody joined a case', says });
}

/** Tells the others that a claimant took their claim back, and the case goes on without them. */
export function tellLeft(tx: Tx, caseId: string, { name, ...stepping }: Telling & { readonly name: string }) {
  const says = `goes on without ${name}, who took their claim back`;
  return tell(tx, caseId, stepping, { kind: 'case_changed', title: 'A claim was taken back', says });
}

/** Tells the others that the case is over because its filer withdrew it. */
export function tellWithdrawn(tx: Tx, caseId: string, { reason, ...stepping }: Telling & { readonly reason: string }) {
  const why = reason === '' ? '' : `: ${inBrief(reason)}`;
  const says = `was withdrawn${why}. Nothing is on hold any more`;
  return tell(tx, caseId, stepping, { kind: 'case_settled', title: 'Case withdrawn', says });
}

/** Tells all parties what the society did: gave more time, sent it on, took it up again, put two cases together. */
export function tellBySociety(
  tx: Tx,
  caseId: string,
  { at, title, says }: { readonly at: Date; readonly title: string; readonly says: string },
): Promise<void> {
  return tell(tx, caseId, { actor: null, at }, { kind: 'case_changed', title, says });
}
