import type { Notification } from '@counterpoint/domain/schemas';
import { useEffect, useRef, useState } from 'react';

/** What a screen reader hears when a notification arrives while the page is open; nothing for those found at the start. */
export function useAnnouncement(items: readonly Notification[] | undefined): string {
  const known = useRef<ReadonlySet<string> | null>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (!items) return;
    const arrived = items.filter(({ _id, read_at }) => read_at === null && known.current?.has(_id) === false);
    const [newest] = arrived;
    const isOlderPage = newest !== undefined && newest !== items[0];
    if (newest && !isOlderPage) setWords(announcementOf(newest, arrived.length));
    known.current = new Set(items.map(({ _id }) => _id));
  }, [items]);
  return words;
}

function announcementOf({ title, message, user }: Notification, count: number): string {
  if (count > 1) return `${count} new notifications`;
  return `New notification: ${title}. ${message} from ${user.full_name}`;
}
