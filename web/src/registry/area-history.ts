import type { AreaHistory } from './deployment-record.ts';

export function addDeployment(history: AreaHistory | undefined, version: string, at: Date): AreaHistory {
  const entry = { version, deployed_at: at.toISOString() };
  if (!history) return { current: version, earlier: [], deployed: [entry] };
  const isKnown = history.deployed.some((one) => one.version === version);
  const deployed = isKnown ? history.deployed : [...history.deployed, entry];
  return { ...switchTo(history, version), deployed };
}

export function rollBack(history: AreaHistory, to?: string): AreaHistory | null {
  if (to === history.current) return history;
  const target = to ?? history.earlier.at(-1);
  if (target === undefined || !history.deployed.some(({ version }) => version === target)) return null;
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
