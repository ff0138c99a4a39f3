import type {} from '../../catalogue/duplicates/merge-service.ts';
import type { EntryEvent } from '../../catalogue/entry/entry-events.ts';
import { readLinkedRecordings, readLinkedWorks } from '../../catalogue/links/link-repository.ts';
import { fullTitle } from '../../catalogue/recordings/recording-repository.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { DomainEvents, Subscribers } from '../../platform/events/events.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { notifyRepresentatives } from './mandate-subscriptions.ts';
import { type NoticedEntry, readFormerPerformers, readNoticedEntry } from './noticed-repository.ts';
import type { Invitation } from './notices/entry-notices.ts';
import type { NoticeText } from './notices/notice-text.ts';
import { notifyMembers, onEntry } from './notify-members.ts';

const notifyInvited = onEntry((entry) => ({
  memberIds: invitedMembers(entry),
  text: (memberId) => ({ id: 'confirmationRequested', values: invitation(entry, memberId) }),
}));

const notifyLineUp = onEntry((entry) => ({
  memberIds: concernedMembers(entry.named.filter(({ holdsRights }) => !holdsRights)),
  text: { id: 'namedInLineUp', values: entry.name },
}));

const remindInvited = onEntry((entry, { confirmBy }: EntryEvent & { readonly confirmBy: Date }, calendar) => ({
  memberIds: invitedMembers(entry),
  text: (memberId) => ({
    id: 'confirmationReminder',
    values: { ...invitation(entry, memberId), day: calendar.dayOf(confirmBy) },
  }),
}));

const notifyRecall = onEntry((entry) => ({
  memberIds: informedMembers(entry),
  text: { id: 'entryRecalled', values: entry.name },
  // Until it is submitted again, they can't open an entry that was never registered.
  link: entry.isNewRevision ? entry.link : null,
  answeredId: entry.link.id,
}));

const notifyLapse = onEntry((entry, { names }: DomainEvents['revision.lapsed']) => ({
  memberIds: [entry.submitterId, ...informedMembers(entry)],
  isFromSociety: true,
  text: (memberId) =>
    memberId === entry.submitterId
      ? { id: 'revisionLapsed', values: { ...entry.name, names } }
      : { id: 'revisionNotConfirmed', values: entry.name },
}));

const notifyRegistration = onEntry((entry, { act }: DomainEvents['entry.registered']) => ({
  isFromSociety: true,
  // The member who edits many at once sees the result of all on the page.
  memberIds: [entry.submitterId, ...namedMembers(entry)].filter(
    (memberId) => !entry.isFieldEdit || memberId !== act.actor?.memberId,
  ),
  text: (memberId) => ({ id: 'entryRegistered', values: registration(entry, memberId) }),
}));

/** Nobody asks performers to confirm, so this is how they learn of it. */
async function notifyFormerPerformers(
  tx: Tx,
  { entryKind, entry, act }: DomainEvents['entry.registered'],
): Promise<void> {
  const memberIds = await readFormerPerformers(tx, entry.id);
  if (memberIds.length === 0) return;
  const { name, link } = await readNoticedEntry(tx, entryKind, entry);
  const text = { id: 'noLongerInLineUp' as const, values: name };
  await notifyMembers(tx, act, { isFromSociety: true, memberIds, text, link });
}

export const ENTRY_SUBSCRIPTIONS = {
  'confirmation.requested': async (tx, event) => {
    await notifyInvited(tx, event);
    await notifyLineUp(tx, event);
    await notifyRepresentatives(tx, event, (values) => ({ id: 'representedInvited', values }));
  },
  'confirmation.reminder_due': async (tx, event) => {
    await remindInvited(tx, event);
    const day = calendarOf(tx).dayOf(event.confirmBy);
    await notifyRepresentatives(tx, event, (values) => ({ id: 'representedReminder', values: { ...values, day } }));
  },
  'entry.confirmed': onEntry((entry, { act, notifiedIds }) => ({
    memberIds: [entry.submitterId].filter((memberId) => !notifiedIds.includes(memberId)),
    text: {
      id: 'entryConfirmed',
      values: {
        ...entry.name,
        isNewRevision: entry.isNewRevision,
        shares: entry.named.find(({ memberId }) => memberId === act.actor?.memberId)?.shares ?? null,
      },
    },
  })),
  'entry.contested': onEntry((entry, { reason, askedIds }) => ({
    memberIds: [entry.submitterId].filter((memberId) => !askedIds.includes(memberId)),
    text: { id: 'entryContested', values: { ...entry.name, reason } },
  })),
  'entry.reviewed': onEntry((entry, { memberId, refusal }) => ({
    isFromSociety: true,
    memberIds: [memberId],
    text: { id: 'entryReviewed', values: { ...entry.name, refusal } },
  })),
  'entry.registered': async (tx, event) => {
    await notifyRegistration(tx, event);
    if (event.entryKind.name === 'recording') await notifyFormerPerformers(tx, event);
  },
  'entry.recalled': async (tx, event) => {
    await notifyRecall(tx, event);
    await notifyRepresentatives(tx, event, (values) => ({ id: 'representedRecalled', values }));
  },
  'revision.lapsed': async (tx, event) => {
    await notifyLapse(tx, event);
    await notifyRepresentatives(tx, event, (values) => ({ id: 'representedLapsed', values }));
  },
  'amendment.returned': onEntry((entry, { caseNumber: number }) => ({
    memberIds: [entry.submitterId],
    isFromSociety: true,
    text: { id: 'amendmentReturned', values: { ...entry.name, number } },
  })),
  'entry.withdrawn': notifyWithdrawal,
  'claim.submitted': onEntry(({ name, submitterId }, { shares }) => ({
    memberIds: [submitterId],
    text: { id: 'shareClaimed', values: { ...name, shares } },
    isAnswer: false,
  })),
  'claim.answered': onEntry(({ name }, { memberId, refusal }) => ({
    memberIds: [memberId],
    text: { id: 'shareClaimAnswered', values: { ...name, refusal } },
  })),
  'claims.closed': onEntry(({ name }, { memberIds, reason }) => ({
    memberIds,
    text: { id: 'lineUpClaimClosed', values: { ...name, reason } },
    // They can no longer open it.
    link: null,
  })),
  'invitation.answered': onEntry((entry, { name, shares, refusal }) => ({
    memberIds: [entry.submitterId],
    text: { id: 'invitationAnswered', values: { ...entry.name, party: name, shares, refusal } },
  })),
  'recording.linked': (tx, event) => notifySubmitters(tx, event, 'recordingLinked'),
  'recording.unlinked': (tx, event) => notifySubmitters(tx, event, 'recordingUnlinked'),
  'works.merged': (tx, event) => {
    const { title, reference } = event.duplicate;
    const values = { title, reference, remaining: event.into.reference };
    return notifyOfMerge(tx, event, { id: 'worksMerged', values });
  },
  'works.unmerged': (tx, event) => {
    const { title, reference } = event.duplicate;
    return notifyOfMerge(tx, event, { id: 'worksUnmerged', values: { title, reference } });
  },
} satisfies Partial<Subscribers>;

async function notifyWithdrawal(tx: Tx, event: DomainEvents['entry.withdrawn']): Promise<void> {
  const { entryKind, act, reason, pendingRevision, wasDraft } = event;
  const entry = await readNoticedEntry(tx, entryKind, event.entry);
  const memberIds = namedMembers(entry);
  const pendingKey = pendingRevision === null ? null : { id: event.entry.id, revision: pendingRevision };
  if (pendingKey) memberIds.push(...namedMembers(await readNoticedEntry(tx, entryKind, pendingKey)));
  await notifyMembers(tx, act, {
    memberIds,
    text: { id: 'entryWithdrawn', values: { ...entry.name, reason } },
    link: wasDraft ? null : entry.link,
  });
  await notifyRepresentatives(tx, { entryKind, act, entry: pendingKey ?? event.entry }, (values) => ({
    id: 'representedWithdrawn',
    values,
  }));
  await notifyLinked(tx, event, { entry, notifiedIds: memberIds });
}

/** Notifies the submitters of the works linked with a withdrawn recording, or of the recordings of a withdrawn work. */
async function notifyLinked(
  tx: Tx,
  { act }: DomainEvents['entry.withdrawn'],
  { entry: { isWork, name, link }, notifiedIds }: { entry: NoticedEntry; notifiedIds: readonly string[] },
): Promise<void> {
  const notices = isWork
    ? (await readLinkedRecordings(tx, link.id)).map((recording) => ({
        memberId: recording.recording_submitter,
        text: { id: 'linkedWorkWithdrawn' as const, values: { work: name.title, recording: fullTitle(recording) } },
        link: { type: 'recording' as const, id: recording.recording_id },
      }))
    : (await readLinkedWorks(tx, link.id)).map(({ composition_id, title, work_submitter }) => ({
        memberId: work_submitter,
        text: { id: 'linkedRecordingWithdrawn' as const, values: { work: title, recording: name.title } },
        link: { type: 'composition' as const, id: composition_id },
      }));
  for (const { memberId, ...notice } of notices)
    if (!notifiedIds.includes(memberId))
      await notifyMembers(tx, act, { ...notice, memberIds: [memberId], isAnswer: false });
}

function namedMembers({ named, removed }: NoticedEntry): string[] {
  return [...named, ...removed].map(({ memberId }) => memberId);
}

/** Those who may know the revision before it is active. */
function informedMembers({ named, removed }: NoticedEntry): string[] {
  return [...concernedMembers(named), ...removed.map(({ memberId }) => memberId)];
}

function concernedMembers(named: NoticedEntry['named']): string[] {
  return named.filter(({ isConcerned }) => isConcerned).map(({ memberId }) => memberId);
}

function invitedMembers({ named, removed }: NoticedEntry): string[] {
  return [...named, ...removed].filter(({ isInvited }) => isInvited).map(({ memberId }) => memberId);
}

function invitation({ name, named, isNewRevision }: NoticedEntry, memberId: string): Invitation {
  const member = named.find((each) => each.memberId === memberId && each.isInvited);
  return { ...name, isNewRevision, shares: member?.shares ?? null };
}

function registration({ name, named, isNewRevision, isIncomplete, isWork }: NoticedEntry, memberId: string) {
  const member = named.find((each) => each.memberId === memberId);
  return {
    ...name,
    isNewRevision,
    isIncomplete,
    hasUnconfirmed: named.some(({ isUnconfirmed }) => isUnconfirmed),
    isPerformer: !isWork && member?.holdsRights === false,
  };
}

type LinkEvent = DomainEvents['recording.linked'];

async function notifySubmitters(
  tx: Tx,
  { recording, work, act }: LinkEvent,
  id: 'recordingLinked' | 'recordingUnlinked',
): Promise<void> {
  const owner = await submitterOf(tx, 'composition', work.id);
  const other = await submitterOf(tx, 'recording', recording.id);
  const text = { id, values: { work: work.title, recording: recording.title } };
  const notice = { text, isAnswer: false };
  await notifyMembers(tx, act, { ...notice, memberIds: [owner], link: { type: 'composition', id: work.id } });
  if (other === owner) return;
  await notifyMembers(tx, act, { ...notice, memberIds: [other], link: { type: 'recording', id: recording.id } });
}

async function submitterOf(tx: Tx, table: 'composition' | 'recording', id: string): Promise<string> {
  const { member_id } = await tx.selectFrom(table).select('member_id').where('id', '=', id).executeTakeFirstOrThrow();
  return member_id;
}

function notifyOfMerge(tx: Tx, { into, memberIds, at }: DomainEvents['works.merged'], text: NoticeText): Promise<void> {
  const link = { type: 'composition' as const, id: into.id };
  return notifyMembers(tx, { actor: null, at }, { text, memberIds, link });
}
