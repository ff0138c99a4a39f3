import { type LiveTopic, useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { useEffect } from 'react';

/** Refetches the queries below `queryKey` when a topic changes. Arrays must be the same on each render. */
export function useLiveQueries(topics: LiveTopic | readonly LiveTopic[], queryKey: readonly unknown[]): void {
  const { live } = useHost();
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey });
    const ends = [topics].flat().map((topic) => live.subscribe(topic, refresh));
    return () => {
      for (const end of ends) end();
    };
  }, [live, queries, topics, queryKey]);
}
