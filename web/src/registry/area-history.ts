import type { AreaHistory } from './deployment-record.ts';
import type { RecordSignature } from './signing/record-signature.ts';

type Deployed = AreaHistory['deployed'][number];

export function addDeployment(
  history: AreaHistory | undefined,
  { version, signature }: Pick<Deployed, 'version' | 'signature'>,
  at: Date,
): AreaHistory {
  if (!history)
    return { current: version, earlier: [], deployed: [{ version, deployed_at: at.toISOString(), signature }] };
  return switchTo(addVersion(history, { version, signature }, at), version);
}

/** Serves a version to a share of the members. Requires a live version. */
export function startCanary(
  history: AreaHistory,
  { version, signature, percent }: Pick<Deployed, 'version' | 'signature'> & { readonly percent: number },
  at: Date,
): AreaHistory {
  return { ...addVersion(history, { version, signature }, at), canary: { version, percent } };
}

export function endCanary({ canary: _ended, ...history }: AreaHistory): AreaHistory {
  return history;
}

function addVersion(
  history: AreaHistory,
  { version, signature }: Pick<Deployed, 'version' | 'signature'>,
  at: Date,
): AreaHistory {
  if (entryOf(history, version))
    return change(history, version, ({ deployed_at }) => ({ version, deployed_at, signature }));
  return { ...history, deployed: [...history.deployed, { version, deployed_at: at.toISOString(), signature }] };
}

export function withSignature(history: AreaHistory, version: string, signature: RecordSignature): AreaHistory {
  return change(history, version, (one) => ({ ...one, signature }));
}

/** Notes that the version failed for members. */
export function markFailed(history: AreaHistory, version: string, at: Date): AreaHistory {
  return change(history, version, (one) => ({ ...one, failed_at: at.toISOString() }));
}

/** Notes that the version's files are gone, so that it can't be returned to. */
export function markPruned(history: AreaHistory, version: string, at: Date): AreaHistory {
  const earlier = history.earlier.filter((one) => one !== version);
  return { ...change(history, version, (one) => ({ ...one, pruned_at: at.toISOString() })), earlier };
}

export function entryOf(history: AreaHistory | undefined, version: string): Deployed | undefined {
  return history?.deployed.find((one) => one.version === version);
}

function change(history: AreaHistory, version: string, by: (one: Deployed) => Deployed): AreaHistory {
  return { ...history, deployed: history.deployed.map((one) => (one.version === version ? by(one) : one)) };
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
    : { ...endCanary(history), current: target, earlier: history.earlier.slice(0, place) };
}

function switchTo(history: AreaHistory, version: string): AreaHistory {
  if (history.current === version) return endCanary(history);
  return { ...endCanary(history), current: version, earlier: [...history.earlier, history.current] };
}
