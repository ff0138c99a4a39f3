import { type LiveTopic, useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { useEffect } from 'react';
import { dashboardQuery } from './dashboard-api.ts';

/** What the dashboard counts; a change to any of them may change it. */
const TOPICS: readonly LiveTopic[] = ['compositions', 'recordings', 'oppositions'];

/** The dashboard's data, kept in step with what others do meanwhile. */
export function useDashboard() {
  const { http, live } = useHost();
  const query = useQuery(dashboardQuery(http));
  const { refetch } = query;
  useEffect(() => {
    const stops = TOPICS.map((topic) => live.subscribe(topic, () => void refetch()));
    return () => {
      for (const stop of stops) stop();
    };
  }, [live, refetch]);
  return query;
}
