import type { AreaHistory } from './deployment-record.ts';

/** The history after a version was deployed: it is in force, and a rollback leads to what was in force before. */
export function withDeployed(history: AreaHistory | undefined, version: string, at: Date): AreaHistory {
  const entry = { version, deployed_at: at.toISOString() };
  if (!history) return { current: version, earlier: [], deployed: [entry] };
  const isKnown = history.deployed.some((one) => one.version === version);
  const deployed = isKnown ? history.deployed : [...history.deployed, entry];
  return { ...switchTo(history, version), deployed };
}

/** The history after a rollback, or null where there is nothing to go back to. */
export function withRolledBack(history: AreaHistory, to?: string): AreaHistory | null {
  if (to === history.current) return history;
  const target = to ?? history.earlier.at(-1);
  if (target === undefined || !history.deployed.some(({ version }) => version === target)) return null;
  const place = history.earlier.lastIndexOf(target);
  // Going back over several versions forgets them, as going back one by one would have done.
  return place < 0
    ? switchTo(history, target)
    : { ...history, current: target, earlier: history.earlier.slice(0, place) };
}

function switchTo(history: AreaHistory, version: string): AreaHistory {
  if (history.current === version) return history;
  return { ...history, current: version, earlier: [...history.earlier, history.current] };
}
