import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import { inBrief, timeLeft } from './notice-words.ts';
import { type NoticedRecording, readNoticedRecording } from './noticed-recording-repository.ts';
import type { Notice } from './notification-repository.ts';
import { notify } from './notification-service.ts';

/** A version of a recording. */
interface Told {
  readonly id: string;
  readonly revision: number;
}

/** Asks each member to whom a submitted version gives other rights than before, or whom it leaves out, to confirm. */
export async function tellRecordingAsked(tx: Tx, { id, revision }: Told, act: Act): Promise<void> {
  const recording = await readNoticedRecording(tx, id, revision);
  const notices = asked(recording).map(({ memberId, words }) => ({
    memberId,
    kind: 'confirm_shares' as const,
    title: 'Confirm your rights',
    senderId: act.actor.memberId,
    message: words,
    link: recording.link,
  }));
  await notify(tx, notices, act.at);
}

/** Tells members who are heard on it, and hold no rights that they are asked about, that they are named. */
export async function tellContributors(tx: Tx, { id, revision }: Told, act: Act): Promise<void> {
  const recording = await readNoticedRecording(tx, id, revision);
  const memberIds = recording.named.filter(({ holdsRights }) => !holdsRights).map(({ memberId }) => memberId);
  await tell(tx, act, recording, {
    kind: 'recording_names_you',
    title: 'You are named on a recording',
    memberIds,
    message: `${recording.name} names you among those who are heard. Check the line-up`,
  });
}

/** Reminds those who have still to confirm of how long they can; `senderId` where the submitter asked for it. */
export async function remindRecordingAsked(
  tx: Tx,
  { id, revision }: Told,
  { at, confirmBy, senderId = null }: { at: Date; confirmBy: Date; senderId?: string | null },
): Promise<void> {
  const recording = await readNoticedRecording(tx, id, revision);
  const title = `Confirm your rights: ${timeLeft(at, confirmBy)}`;
  const notices = asked(recording).map(({ memberId, words }) => ({
    memberId,
    kind: 'confirm_reminder' as const,
    title,
    senderId,
    link: recording.link,
    message: `${words}; without your answer it will be registered all the same`,
  }));
  await notify(tx, notices, at);
}

/** Tells who submitted a recording that a member confirmed their rights in it. */
export async function tellRecordingConfirmed(tx: Tx, { id, revision }: Told, act: Act): Promise<void> {
  const recording = await readNoticedRecording(tx, id, revision);
  await tell(tx, act, recording, {
    kind: 'shares_confirmed',
    title: 'Rights confirmed',
    memberIds: [recording.submitterId],
    message: `Yes to ${recording.isNewVersion ? 'the new version of ' : ''}${recording.name}`,
  });
}

/** Tells who submitted a recording that a member objects to what it gives them, and why. */
export async function tellRecordingContested(tx: Tx, { id, revision }: Told, act: Act, reason: string): Promise<void> {
  const recording = await readNoticedRecording(tx, id, revision);
  await tell(tx, act, recording, {
    kind: 'shares_contested',
    title: 'Rights contested',
    memberIds: [recording.submitterId],
    message: `No to what ${recording.name} gives them: ${inBrief(reason)}`,
  });
}

/** Tells who submitted a recording, and every member it names or named, that it is in force. */
export async function tellRecordingRegistered(tx: Tx, id: string, at: Date): Promise<void> {
  const recording = await readNoticedRecording(tx, id);
  const memberIds = new Set([recording.submitterId, ...membersIn(recording)]);
  const title = recording.isNewVersion ? 'New version in force' : 'Recording registered';
  const notices = [...memberIds].map((memberId) => ({
    memberId,
    kind: 'recording_registered' as const,
    title,
    senderId: null,
    link: recording.link,
    message: registeredMessage(recording, memberId),
  }));
  await notify(tx, notices, at);
}

/** Tells those who were asked that a submission was taken back, and that there is nothing for them to do until it comes again. */
export async function tellRecordingTakenBack(tx: Tx, { id, revision }: Told, act: Act): Promise<void> {
  const recording = await readNoticedRecording(tx, id, revision);
  await tell(tx, act, recording, {
    kind: 'recording_taken_back',
    title: 'Taken back to be corrected',
    memberIds: membersIn(recording),
    message: `${recording.name} is being corrected; you will be asked again`,
  });
}

/** Tells everybody whom a recording named that it is withdrawn, and why. */
export async function tellRecordingWithdrawn(tx: Tx, { id, revision }: Told, act: Act, reason: string): Promise<void> {
  const recording = await readNoticedRecording(tx, id, revision);
  await tell(tx, act, recording, {
    kind: 'recording_withdrawn',
    title: 'Recording withdrawn',
    memberIds: membersIn(recording),
    message: `${recording.name} is withdrawn: ${inBrief(reason)}`,
  });
}

interface Message extends Pick<Notice, 'kind' | 'title' | 'message'> {
  readonly memberIds: readonly string[];
}

/** Tells members, other than the one who acts. */
async function tell(tx: Tx, { actor, at }: Act, { link }: NoticedRecording, { memberIds, ...notice }: Message) {
  const others = [...new Set(memberIds)].filter((memberId) => memberId !== actor.memberId);
  const notices = others.map((memberId) => ({ memberId, senderId: actor.memberId, link, ...notice }));
  await notify(tx, notices, at);
}

function membersIn({ named, leftOut }: NoticedRecording): string[] {
  return [...named, ...leftOut].map(({ memberId }) => memberId);
}

/** Who has still to answer, and what the version means for them. */
function asked({ name, named, leftOut, isNewVersion }: NoticedRecording) {
  const subject = isNewVersion ? `The new version of ${name}` : name;
  return [
    ...named
      .filter(({ isAsked }) => isAsked)
      .map(({ memberId }) => ({ memberId, words: `${subject} names you as a rights holder` })),
    ...leftOut
      .filter(({ isAsked }) => isAsked)
      .map(({ memberId }) => ({ memberId, words: `${subject} no longer names you as a rights holder` })),
  ];
}

function registeredMessage({ name, named, isNewVersion }: NoticedRecording, memberId: string): string {
  const words = isNewVersion ? `A new version of ${name} is in force` : `${name} is registered`;
  const told = named.find((member) => member.memberId === memberId);
  if (told && !told.holdsRights) return `${words}, and names you among those who are heard`;
  if (!named.some(({ isUnconfirmed }) => isUnconfirmed)) return words;
  return `${words}; the time to confirm has passed, and rights without an answer are marked as not confirmed`;
}
