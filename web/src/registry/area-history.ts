import type { AreaHistory } from './deployment-record.ts';

export function addDeployment(history: AreaHistory | undefined, version: string, at: Date): AreaHistory {
  const entry = { version, deployed_at: at.toISOString() };
  if (!history) return { current: version, earlier: [], deployed: [entry] };
  const known = history.deployed.findIndex((one) => one.version === version);
  const { deployed_at = entry.deployed_at } = history.deployed[known] ?? {};
  const deployed = known < 0 ? [...history.deployed, entry] : history.deployed.with(known, { version, deployed_at });
  return { ...switchTo(history, version), deployed };
}

/** Notes that the version failed for members. */
export function markFailed(history: AreaHistory, version: string, at: Date): AreaHistory {
  const failed_at = at.toISOString();
  const mark = (one: AreaHistory['deployed'][number]) => (one.version === version ? { ...one, failed_at } : one);
  return { ...history, deployed: history.deployed.map(mark) };
}

/** Notes that the version's files are gone, so that it can't be returned to. */
export function markPruned(history: AreaHistory, version: string, at: Date): AreaHistory {
  const pruned_at = at.toISOString();
  const mark = (one: AreaHistory['deployed'][number]) => (one.version === version ? { ...one, pruned_at } : one);
  const earlier = history.earlier.filter((one) => one !== version);
  return { ...history, earlier, deployed: history.deployed.map(mark) };
}

export function failureOf(history: AreaHistory | undefined, version: string): string | undefined {
  return history?.deployed.find((one) => one.version === version)?.failed_at;
}

export function rollBack(history: AreaHistory, to?: string): AreaHistory | null {
  if (to === history.current) return history;
  const target = to ?? history.earlier.at(-1);
  const isStored = history.deployed.some(({ version, pruned_at }) => version === target && pruned_at === undefined);
  if (target === undefined || !isStored) return null;
  const place = history.earlier.lastIndexOf(target);
  // Rolling back several versions drops those in between.
  return place < 0
    ? switchTo(history, target)
    : { ...history, current: target, earlier: history.earlier.slice(0, place) };
}

function switchTo(history: AreaHistory, version: string): AreaHistory {
  if (history.current === version) return history;
  return { ...history, current: version, earlier: [...history.earlier, history.current] };
}
