import type { QueryClient } from '@counterpoint/contract/query';
import type { Connections } from '@counterpoint/frame';
import { notices } from '../toasts/notices.ts';
import { fetchRegistry, runningAreas, setRegistry } from './registry-store.ts';

/** Pages that were hidden for longer may have missed a deployment. */
const HIDDEN_MS = 60_000;
const DAY_MS = 86_400_000;
const MAX_DELAY_MS = 30_000;
/** A member waits for it. */
const RETRY_CHECK_MS = 5_000;

let isOutdated = false;
/** Null before the page watches. */
let checkVersions: ((limitMs: number) => Promise<void>) | null = null;

interface Watch {
  readonly live: Pick<Connections['live'], 'subscribe'>;
  /** The version of the host that this page runs. */
  readonly release: string;
  onOutdatedForADay(): void;
  /** The page previews an area of which there is a newer version. */
  onOutdatedPreview(): void;
}

/** Follows deployments. Areas that this page hasn't loaded yet load their newest version. */
export function watchDeployments({ live, release, onOutdatedForADay, onOutdatedPreview }: Watch): void {
  let dayEnd: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt = 0;

  async function check(limitMs: number): Promise<void> {
    const latest = await fetchRegistry(AbortSignal.timeout(limitMs));
    const isOtherHost = latest.host !== undefined && latest.host !== release;
    const isOtherArea = [...runningAreas()].some(([areaId, { version }]) => latest.areas[areaId]?.version !== version);
    isOutdated = isOtherHost || isOtherArea;
    if (!isOtherHost) setRegistry(latest);
    if (isOutdated) dayEnd ??= setTimeout(onOutdatedForADay, DAY_MS);
    else dayEnd = void clearTimeout(dayEnd);
    if (isOutdated && latest.isPreview) onOutdatedPreview();
  }

  checkVersions = check;
  // Without an answer, the next event checks again.
  const startCheck = () => void check(MAX_DELAY_MS).catch(() => undefined);
  live.subscribe('deployments', startCheck);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > HIDDEN_MS) startCheck();
  });
  // The landing page may have been open for long.
  if (performance.now() > HIDDEN_MS) startCheck();
}

/** Tries to load a page again. If there is a newer version, loads that in full, because the page's own may have been removed. */
export async function retryPage(retry: () => void, reload: () => void): Promise<void> {
  try {
    await checkVersions?.(RETRY_CHECK_MS);
  } catch {
    return retry();
  }
  if (isOutdated) reload();
  else retry();
}

/** Whether there is a newer version, and loading it ends no change under way and hides no notice. */
export function takesNewerVersion(queryClient: QueryClient): boolean {
  // The offer to reload has the type `custom`.
  const hasNotices = Object.values(notices.getState()).some(({ type }) => type !== 'custom');
  return isOutdated && queryClient.isMutating() === 0 && !hasNotices;
}
