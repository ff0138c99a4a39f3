import { type CaseDetails, eventWords } from '@counterpoint/domain/schemas';
import { useEffect, useRef, useState } from 'react';

/** What others did since the page was opened, for who hears it: the last of it. */
export function useNews({ events }: CaseDetails): string {
  const seen = useRef(new Set(events.map(({ id }) => id)));
  const [news, setNews] = useState('');
  useEffect(() => {
    const fresh = events.filter(({ id }) => !seen.current.has(id));
    for (const { id } of fresh) seen.current.add(id);
    const others = fresh.filter(({ is_me }) => !is_me).map(eventWords);
    if (others.length > 0) setNews(`${others.join('. ')}.`);
  }, [events]);
  return news;
}
