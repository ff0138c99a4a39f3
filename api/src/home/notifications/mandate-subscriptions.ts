import { ENTRIES } from '../../catalogue/entries.ts';
import type { EntryEvent } from '../../catalogue/entry/entry-events.ts';
import { isCovered } from '../../catalogue/representation/awaiting-service.ts';
import { answeringMandates } from '../../members/mandates/mandate-repository.ts';
import type { MandateChange } from '../../members/mandates/mandate-service.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Subscribers } from '../../platform/events/events.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { readNoticedEntry } from './noticed-repository.ts';
import type { EntryName } from './notices/entry-notices.ts';
import type { NoticeText } from './notices/notice-text.ts';
import { notifyMembers, onEntry } from './notify-members.ts';

const TEXTS = {
  proposed: 'mandateProposed',
  confirmed: 'mandateConfirmed',
  declined: 'mandateDeclined',
  ended: 'mandateEnded',
} as const satisfies Record<MandateChange, NoticeText['id']>;

export const MANDATE_SUBSCRIPTIONS = {
  'mandate.changed': async (tx, { mandate, change, notifiedId, act }) => {
    const isWithdrawn = change === 'ended' && mandate.confirmed_at === null;
    await notifyMembers(tx, act, {
      memberIds: [notifiedId],
      link: { type: 'mandate', id: mandate.id },
      text: { id: isWithdrawn ? 'mandateWithdrawn' : TEXTS[change], values: {} },
    });
  },
  'entry.answered_on_behalf': async (tx, event) => {
    const { representativeId, representedId } = event;
    const act = { actor: { memberId: representativeId }, at: event.act.at };
    await notifyRepresented(tx, { ...event, act, representedId });
  },
} satisfies Partial<Subscribers>;

const notifyRepresented = onEntry(
  ({ name }, { answer, representedId }: EntryEvent & { answer: 'confirmed' | 'contested'; representedId: string }) => ({
    memberIds: [representedId],
    isAnswer: false,
    text: { id: answer === 'confirmed' ? 'confirmedForYou' : 'contestedForYou', values: name },
  }),
);

/** Notifies the representatives who can answer for the members whose confirmation is open. */
export async function notifyRepresentatives(
  tx: Tx,
  { entryKind, entry, act }: EntryEvent,
  textOf: (values: EntryName & { readonly represented: string }) => NoticeText,
): Promise<void> {
  const { name, named, removed } = await readNoticedEntry(tx, entryKind, entry);
  const invited = [...named, ...removed].filter(({ isInvited }) => isInvited).map(({ memberId }) => memberId);
  const day = calendarOf(tx).dayOf(act.at);
  for (const mandate of await answeringMandates(tx, { representedIds: invited, day })) {
    if (!(await isCovered(tx, { entry: ENTRIES[entryKind.name], mandate, row: entry }))) continue;
    await notifyMembers(tx, act, {
      text: textOf({ ...name, represented: mandate.name }),
      memberIds: [mandate.representative_id],
      link: { type: 'mandate', id: mandate.id },
    });
  }
}
