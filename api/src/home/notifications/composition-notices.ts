import { RIGHT_LABELS } from '@counterpoint/domain/schemas';
import { formatShare, RIGHTS, type Shares } from '@counterpoint/domain/shares';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import { inBrief, timeLeft } from './notice-words.ts';
import { type NoticedWork, readNoticedWork } from './noticed-work-repository.ts';
import type { Notice } from './notification-repository.ts';
import { notify } from './notification-service.ts';

/** A revision of a work. */
interface Told {
  readonly id: string;
  readonly revision: number;
}

/** Asks each member whom a submitted revision gives something else than before, or leaves out, to confirm. */
export async function tellAsked(tx: Tx, { id, revision }: Told, { actor, at }: Act): Promise<void> {
  const work = await readNoticedWork(tx, id, revision);
  const notice = { kind: 'confirm_shares' as const, title: 'Confirm your shares', senderId: actor.memberId };
  const notices = asked(work).map(({ memberId, words }) => ({ ...notice, memberId, message: words, link: work.link }));
  await notify(tx, notices, at);
}

/** Reminds those who have still to confirm of how long they can; `senderId` where the submitter asked for it. */
export async function remindAsked(
  tx: Tx,
  { id, revision }: Told,
  { at, confirmBy, senderId = null }: { at: Date; confirmBy: Date; senderId?: string | null },
): Promise<void> {
  const work = await readNoticedWork(tx, id, revision);
  const left = timeLeft(at, confirmBy);
  const notices = asked(work).map(({ memberId, words }) => ({
    memberId,
    kind: 'confirm_reminder' as const,
    title: `Confirm your shares: ${left}`,
    senderId,
    message: `${words}; without your answer it will be registered all the same`,
    link: work.link,
  }));
  await notify(tx, notices, at);
}

/** Tells who submitted a work that a member confirmed their shares in it. */
export async function tellConfirmed(tx: Tx, { id, revision }: Told, { actor, at }: Act): Promise<void> {
  const work = await readNoticedWork(tx, id, revision);
  const mine = work.named.find(({ memberId }) => memberId === actor.memberId);
  const message = mine
    ? `Yes to ${inWords(mine.shares)} of “${work.title}”`
    : `Yes to the new version of “${work.title}”`;
  const notice = { kind: 'shares_confirmed' as const, title: 'Shares confirmed', message, link: work.link };
  await notify(tx, [{ memberId: work.submitterId, senderId: actor.memberId, ...notice }], at);
}

/** Tells who submitted a work that a member objects to what it gives them, and why. */
export async function tellContested(tx: Tx, { id, revision }: Told, act: Act, reason: string): Promise<void> {
  const work = await readNoticedWork(tx, id, revision);
  await tell(tx, act, work, {
    kind: 'shares_contested',
    title: 'Shares contested',
    memberIds: [work.submitterId],
    message: `No to what “${work.title}” gives them: ${inBrief(reason)}`,
  });
}

/** Tells who submitted a work, and every member it names or named, that it is in force. */
export async function tellRegistered(tx: Tx, compositionId: string, at: Date): Promise<void> {
  const work = await readNoticedWork(tx, compositionId);
  const memberIds = new Set([work.submitterId, ...membersIn(work)]);
  const notices = [...memberIds].map((memberId) => ({
    memberId,
    kind: 'work_registered' as const,
    title: registeredTitle(work),
    senderId: null,
    link: work.link,
    message: registeredMessage(work),
  }));
  await notify(tx, notices, at);
}

/** Tells those who were asked that a submission was taken back, and that there is nothing for them to do until it comes again. */
export async function tellTakenBack(tx: Tx, { id, revision }: Told, act: Act): Promise<void> {
  const work = await readNoticedWork(tx, id, revision);
  await tell(tx, act, work, {
    kind: 'work_taken_back',
    title: 'Taken back to be corrected',
    memberIds: membersIn(work),
    message: `“${work.title}” is being corrected; you will be asked again`,
  });
}

/** Tells everybody whom a work named that it is withdrawn, and why. */
export async function tellWithdrawn(tx: Tx, { id, revision }: Told, act: Act, reason: string): Promise<void> {
  const work = await readNoticedWork(tx, id, revision);
  await tell(tx, act, work, {
    kind: 'work_withdrawn',
    title: 'Work withdrawn',
    memberIds: membersIn(work),
    message: `“${work.title}” is withdrawn: ${inBrief(reason)}`,
  });
}

/** Tells who submitted a work that somebody says a part of it is theirs. */
export async function tellClaimed(tx: Tx, id: string, act: Act, shares: Shares): Promise<void> {
  const work = await readNoticedWork(tx, id);
  await tell(tx, act, work, {
    kind: 'work_claimed',
    title: 'A share is claimed',
    memberIds: [work.submitterId],
    message: `${inWords(shares)} of “${work.title}”, which names nobody for it: do you agree?`,
  });
}

/** Tells a member what came of their claim. */
export async function tellClaimAnswered(
  tx: Tx,
  id: string,
  act: Act,
  { memberId, refusal }: { readonly memberId: string; readonly refusal: string | null },
): Promise<void> {
  const work = await readNoticedWork(tx, id);
  const title = refusal === null ? 'Your claim is accepted' : 'Your claim is refused';
  const message =
    refusal === null ? `You stand in “${work.title}” from now on` : `“${work.title}”: ${inBrief(refusal)}`;
  await tell(tx, act, work, { kind: 'claim_answered', title, memberIds: [memberId], message });
}

interface Message extends Pick<Notice, 'kind' | 'title' | 'message'> {
  readonly memberIds: readonly string[];
}

/** Tells members, other than the one who acts. */
async function tell(tx: Tx, { actor, at }: Act, { link }: NoticedWork, { memberIds, ...notice }: Message) {
  const others = [...new Set(memberIds)].filter((memberId) => memberId !== actor.memberId);
  const notices = others.map((memberId) => ({ memberId, senderId: actor.memberId, link, ...notice }));
  await notify(tx, notices, at);
}

function membersIn({ named, leftOut }: NoticedWork): string[] {
  return [...named, ...leftOut].map(({ memberId }) => memberId);
}

/** Who has still to answer, and what the revision means for them. */
function asked({ title, named, leftOut, isNewVersion }: NoticedWork) {
  const subject = isNewVersion ? `The new version of “${title}”` : `“${title}”`;
  return [
    ...named
      .filter(({ isAsked }) => isAsked)
      .map(({ memberId, shares }) => ({ memberId, words: `${subject} gives you ${inWords(shares)}` })),
    ...leftOut
      .filter(({ isAsked }) => isAsked)
      .map(({ memberId }) => ({ memberId, words: `${subject} no longer names you` })),
  ];
}

function registeredTitle({ isIncomplete, isNewVersion }: NoticedWork): string {
  if (isIncomplete) return 'Registered, but incomplete';
  return isNewVersion ? 'New version in force' : 'Work registered';
}

function registeredMessage({ title, isIncomplete, hasUnconfirmed, isNewVersion }: NoticedWork): string {
  const parts = [isNewVersion ? `A new version of “${title}” is in force` : `“${title}” is registered`];
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
