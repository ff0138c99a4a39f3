import { RIGHT_LABELS } from '@counterpoint/domain/schemas/works';
import { formatShare, RIGHTS, type Shares } from '@counterpoint/domain/shares';
import type { Subscribers } from '../../platform/events/events.ts';
import { inBrief, timeLeft } from './format-notice.ts';
import type { NoticedEntry } from './noticed-entry-repository.ts';
import { onEntry } from './on-entry.ts';

/** What members are notified of about works and recordings. */
export const ENTRY_SUBSCRIPTIONS = {
  'confirmation.requested': [
    onEntry((entry) => ({
      kind: 'confirm_shares',
      title: `Confirm your ${entry.isWork ? 'shares' : 'rights'}`,
      memberIds: invitedMembers(entry),
      message: (memberId) => invitation(entry, memberId),
    })),
    onEntry((entry) => ({
      kind: 'recording_names_you',
      title: 'You are named on a recording',
      memberIds: entry.named.filter(({ holdsRights }) => !holdsRights).map(({ memberId }) => memberId),
      message: `${entry.name} names you among those who are heard. Check the line-up`,
    })),
  ],
  'confirmation.reminder_due': [
    onEntry((entry, { act, confirmBy }) => ({
      kind: 'confirm_reminder',
      title: `Confirm your ${entry.isWork ? 'shares' : 'rights'}: ${timeLeft(act.at, confirmBy)}`,
      memberIds: invitedMembers(entry),
      message: (memberId) => `${invitation(entry, memberId)}; without your answer it will be registered all the same`,
    })),
  ],
  'entry.confirmed': [
    onEntry((entry, { act }) => ({
      kind: 'shares_confirmed',
      title: entry.isWork ? 'Shares confirmed' : 'Rights confirmed',
      memberIds: [entry.submitterId],
      message: `Yes to ${confirmedPart(entry, act.actor?.memberId)}`,
    })),
  ],
  'entry.contested': [
    onEntry((entry, { reason }) => ({
      kind: 'shares_contested',
      title: entry.isWork ? 'Shares contested' : 'Rights contested',
      memberIds: [entry.submitterId],
      message: `No to what ${entry.name} gives them: ${inBrief(reason)}`,
    })),
  ],
  'entry.registered': [
    onEntry((entry) => ({
      kind: entry.isWork ? 'work_registered' : 'recording_registered',
      title: registeredTitle(entry),
      isFromSociety: true,
      memberIds: [entry.submitterId, ...namedMembers(entry)],
      message: (memberId) => (entry.isWork ? registeredWork(entry) : registeredRecording(entry, memberId)),
    })),
  ],
  'entry.recalled': [
    onEntry((entry) => ({
      kind: entry.isWork ? 'work_taken_back' : 'recording_taken_back',
      title: 'Taken back to be corrected',
      memberIds: namedMembers(entry),
      message: `${entry.name} is being corrected; you will be asked again`,
    })),
  ],
  'entry.withdrawn': [
    onEntry((entry, { reason }) => ({
      kind: entry.isWork ? 'work_withdrawn' : 'recording_withdrawn',
      title: entry.isWork ? 'Work withdrawn' : 'Recording withdrawn',
      memberIds: namedMembers(entry),
      message: `${entry.name} is withdrawn: ${inBrief(reason)}`,
    })),
  ],
  'claim.submitted': [
    onEntry(({ name, submitterId }, { shares }) => ({
      kind: 'work_claimed',
      title: 'A share is claimed',
      memberIds: [submitterId],
      message: `${formatShares(shares)} of ${name}, which names nobody for it: do you agree?`,
    })),
  ],
  'claim.answered': [
    onEntry(({ name }, { memberId, refusal }) => ({
      kind: 'claim_answered',
      title: refusal === null ? 'Your claim is accepted' : 'Your claim is refused',
      memberIds: [memberId],
      message: refusal === null ? `You stand in ${name} from now on` : `${name}: ${inBrief(refusal)}`,
    })),
  ],
} satisfies Partial<Subscribers>;

function namedMembers({ named, leftOut }: NoticedEntry): string[] {
  return [...named, ...leftOut].map(({ memberId }) => memberId);
}

/** Members who have still to answer. */
function invitedMembers({ named, leftOut }: NoticedEntry): string[] {
  return [...named, ...leftOut].filter(({ isAsked }) => isAsked).map(({ memberId }) => memberId);
}

/** What the version means for a member who is invited to confirm it. */
function invitation({ name, named, isNewVersion, isWork }: NoticedEntry, memberId: string): string {
  const subject = isNewVersion ? `The new version of ${name}` : name;
  const member = named.find((each) => each.memberId === memberId && each.isAsked);
  if (isWork) return member ? `${subject} gives you ${formatShares(member.shares)}` : `${subject} no longer names you`;
  return `${subject} ${member ? 'names you' : 'no longer names you'} as a rights holder`;
}

function confirmedPart({ name, named, isNewVersion, isWork }: NoticedEntry, memberId: string | undefined): string {
  const member = named.find((each) => each.memberId === memberId);
  if (isWork && member) return `${formatShares(member.shares)} of ${name}`;
  return isWork || isNewVersion ? `the new version of ${name}` : name;
}

function registeredTitle({ isIncomplete, isNewVersion, isWork }: NoticedEntry): string {
  if (isIncomplete) return 'Registered, but incomplete';
  if (isNewVersion) return 'New version in force';
  return isWork ? 'Work registered' : 'Recording registered';
}

function registeredWork(work: NoticedEntry): string {
  const parts = [registeredName(work)];
  if (hasUnconfirmed(work))
    parts.push('the time to confirm has passed, and shares without an answer are marked as not confirmed');
  if (work.isIncomplete) parts.push('a writer has no IPI name number, and without it there can be no ISWC');
  return parts.join('; ');
}

function registeredRecording(recording: NoticedEntry, memberId: string): string {
  const words = registeredName(recording);
  const member = recording.named.find((each) => each.memberId === memberId);
  if (member && !member.holdsRights) return `${words}, and names you among those who are heard`;
  if (!hasUnconfirmed(recording)) return words;
  return `${words}; the time to confirm has passed, and rights without an answer are marked as not confirmed`;
}

function registeredName({ name, isNewVersion }: NoticedEntry): string {
  return isNewVersion ? `A new version of ${name} is in force` : `${name} is registered`;
}

function hasUnconfirmed({ named }: NoticedEntry): boolean {
  return named.some(({ isUnconfirmed }) => isUnconfirmed);
}

/** `25.00% performing, 25.00% mechanical`: the rights in which there is a share. */
function formatShares(shares: Shares): string {
  const given = RIGHTS.filter((right) => shares[right] > 0);
  if (given.length === 0) return 'no share';
  return given.map((right) => `${formatShare(shares[right])} ${RIGHT_LABELS[right].toLowerCase()}`).join(', ');
}
