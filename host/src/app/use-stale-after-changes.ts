import { useEffect } from 'react';
import { DASHBOARD } from '../pages/dashboard/dashboard-api.ts';
import { usePortal } from './portal.ts';

const TOPICS = ['compositions', 'recordings', 'oppositions'] as const;
/** Areas store their data under keys that start with its topic. */
const ROOTS: readonly unknown[] = [...DASHBOARD.key, ...TOPICS];

/**
 * After a change, a page that isn't open loads its data again when it opens. A case changes its work or recording as well, and
 * each change the dashboard. An open page listens itself.
 */
export function useStaleAfterChanges(): void {
  const { live, queryClient } = usePortal();
  useEffect(() => {
    const markStale = () =>
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => ROOTS.includes(queryKey[0]),
        type: 'inactive',
        refetchType: 'none',
      });
    const ends = TOPICS.map((topic) => live.subscribe(topic, markStale));
    return () => {
      for (const end of ends) end();
    };
  }, [live, queryClient]);
}
