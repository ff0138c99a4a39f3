import { type CaseDetails, eventWords } from '@counterpoint/domain/schemas';
import { useEffect, useRef, useState } from 'react';

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
