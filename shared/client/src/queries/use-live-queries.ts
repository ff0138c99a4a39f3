import { type LiveTopic, useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { useEffect } from 'react';

/** Refetches the queries below `queryKey` when the topic changes. The key must be the same array on each render. */
export function useLiveQueries(topic: LiveTopic, queryKey: readonly unknown[]): void {
  const { live } = useHost();
  const queries = useQueryClient();
  useEffect(
    () => live.subscribe(topic, () => void queries.invalidateQueries({ queryKey })),
    [live, queries, topic, queryKey],
  );
}
