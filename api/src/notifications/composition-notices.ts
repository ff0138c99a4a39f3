import { RIGHT_LABELS } from '@counterpoint/domain/schemas';
import { formatShare, RIGHTS, type Shares } from '@counterpoint/domain/shares';
import type { Tx } from '../db/transaction.ts';
import type { Act } from '../http/act.ts';
import { type NoticedWork, readNoticedWork } from './noticed-work-repository.ts';
import { notify } from './notification-service.ts';

const DAY_MS = 86_400_000;

/** Asks each member whom a submitted work names to confirm. */
export async function tellAsked(tx: Tx, compositionId: string, { actor, at }: Act): Promise<void> {
  const work = await readNoticedWork(tx, compositionId);
  const notices = asked(work).map(({ memberId, shares }) => ({
    ...{ memberId, kind: 'confirm_shares' as const, title: 'Confirm your shares', senderId: actor.memberId },
    ...{ message: `“${work.title}” gives you ${inWords(shares)}`, link: work.link },
  }));
  await notify(tx, notices, at);
}

/** Reminds those who have still to confirm of how long they can. */
export async function remindAsked(tx: Tx, compositionId: string, { at, confirmBy }: { at: Date; confirmBy: Date }) {
  const work = await readNoticedWork(tx, compositionId);
  const days = Math.ceil((confirmBy.getTime() - at.getTime()) / DAY_MS);
  const left = days === 1 ? '1 day left' : `${days} days left`;
  const notices = asked(work).map(({ memberId, shares }) => ({
    ...{ memberId, kind: 'confirm_reminder' as const, title: `Confirm your shares: ${left}`, senderId: null },
    message: `“${work.title}” gives you ${inWords(shares)}; without your answer it will be registered all the same`,
    link: work.link,
  }));
  await notify(tx, notices, at);
}

/** Tells who submitted a work that a member confirmed their shares in it. */
export async function tellConfirmed(tx: Tx, compositionId: string, { actor, at }: Act): Promise<void> {
  const work = await readNoticedWork(tx, compositionId);
  const mine = work.named.find(({ memberId }) => memberId === actor.memberId);
  const message = `Yes to ${inWords(mine?.shares ?? { pr: 0, mr: 0, sr: 0 })} of “${work.title}”`;
  const notice = { kind: 'shares_confirmed' as const, title: 'Shares confirmed', message, link: work.link };
  await notify(tx, [{ memberId: work.submitterId, senderId: actor.memberId, ...notice }], at);
}

/** Tells who submitted a work, and every member it names, that it is in force. */
export async function tellRegistered(tx: Tx, compositionId: string, at: Date): Promise<void> {
  const work = await readNoticedWork(tx, compositionId);
  const memberIds = new Set([work.submitterId, ...work.named.map(({ memberId }) => memberId)]);
  const title = work.isIncomplete ? 'Registered, but incomplete' : 'Work registered';
  const notices = [...memberIds].map((memberId) => ({
    ...{ memberId, kind: 'work_registered' as const, title, senderId: null, link: work.link },
    message: registeredMessage(work),
  }));
  await notify(tx, notices, at);
}

function asked({ named }: NoticedWork) {
  return named.filter(({ isAsked }) => isAsked);
}

function registeredMessage({ title, isIncomplete, hasUnconfirmed }: NoticedWork): string {
  const parts = [`“${title}” is registered`];
  if (hasUnconfirmed)
    parts.push('the time to confirm has passed, and shares without an answer are marked as not confirmed');
  if (isIncomplete) parts.push('a writer has no IPI name number, and without it there can be no ISWC');
  return parts.join('; ');
}

/** `25.00% performing, 25.00% mechanical`: the rights in which there is a share. */
function inWords(shares: Shares): string {
  const given = RIGHTS.filter((right) => shares[right] > 0);
  if (given.length === 0) return 'no share';
  return given.map((right) => `${formatShare(shares[right])} ${RIGHT_LABELS[right].toLowerCase()}`).join(', ');
}
