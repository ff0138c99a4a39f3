import { areaOfPath } from '@counterpoint/contract/areas';
import { profileQuery } from '@counterpoint/frame';
import { warmArea } from '../areas/warm-area.ts';
import { isniQuery } from '../chrome/isni-api.ts';
import { dashboardQuery } from '../pages/dashboard/dashboard-api.ts';
import { hostPages } from '../pages/host-pages.ts';
import type { Portal } from './portal.ts';

/**
 * Asks for what the first page will need before React has rendered anything: code and data come side by side and not
 * one after the other. Failures are told by whoever asks again when the page is there.
 */
export function startAhead({ http, queryClient, session, place }: Portal): void {
  const page = hostPages.find(({ path }) => path === place.pathname);
  const area = areaOfPath(place.pathname)?.area;
  if (area) warmArea(area.id);
  page?.load().catch(() => undefined);
  if (!session.get()) return;
  void queryClient.prefetchQuery(profileQuery(http));
  void queryClient.prefetchQuery(isniQuery(http));
  if (page === hostPages[0]) void queryClient.prefetchQuery(dashboardQuery(http));
}
