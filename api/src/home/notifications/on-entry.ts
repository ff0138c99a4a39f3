import type { EntryEvent } from '../../catalogue/entry/entry-events.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { calendarOf, type SocietyCalendar } from '../../platform/time/society-calendar.ts';
import { type NoticedEntry, readNoticedEntry } from './noticed-entry-repository.ts';
import { type GroupNotice, notifyMembers } from './notify-members.ts';

type EntryNotice = Omit<GroupNotice, 'link'> & Partial<Pick<GroupNotice, 'link'>>;

export function onEntry<Event extends EntryEvent>(
  noticeOf: (entry: NoticedEntry, event: Event, calendar: SocietyCalendar) => EntryNotice,
): (tx: Tx, event: Event) => Promise<void> {
  return async (tx, event) => {
    const entry = await readNoticedEntry(tx, event.of, event.entry);
    await notifyMembers(tx, event.act, { link: entry.link, ...noticeOf(entry, event, calendarOf(tx)) });
  };
}
