import type { RecordSignature } from '@counterpoint/contract/registry-client';
import type { VersionHistory } from './deployment-record.ts';

type Version = VersionHistory['deployed'][number];
type NewVersion = Pick<Version, 'version' | 'signature'>;

export function addDeployment(history: VersionHistory | undefined, added: NewVersion): VersionHistory {
  const { version } = added;
  const first = { current: version, earlier: [], deployed: [] };
  return switchTo(restore(addVersion(history ?? first, added)), version);
}

/** Serves a version to a share of the members. Requires a live version. */
export function startCanary(
  history: VersionHistory,
  { percent, ...added }: NewVersion & { readonly percent: number },
): VersionHistory {
  return { ...addVersion(history, added), canary: { version: added.version, percent } };
}

export function endCanary({ canary: _ended, ...history }: VersionHistory): VersionHistory {
  return history;
}

export function markRemoved(history: VersionHistory): VersionHistory {
  return { ...endCanary(history), removed_at: now() };
}

/** Members get the same version again. */
export function restore({ removed_at: _ended, ...history }: VersionHistory): VersionHistory {
  return history;
}

function addVersion(history: VersionHistory, { version, signature }: NewVersion): VersionHistory {
  if (entryOf(history, version))
    return change(history, version, ({ deployed_at }) => ({ version, deployed_at, signature }));
  return { ...history, deployed: [...history.deployed, { version, deployed_at: now(), signature }] };
}

export function withSignature(history: VersionHistory, version: string, signature: RecordSignature): VersionHistory {
  return change(history, version, (one) => ({ ...one, signature }));
}

/** Notes that the version failed for members. */
export function markFailed(history: VersionHistory, version: string): VersionHistory {
  return change(history, version, (one) => ({ ...one, failed_at: now() }));
}

/** Notes that the version's files are gone, so that it can't be returned to. */
export function markPruned(history: VersionHistory, version: string): VersionHistory {
  const earlier = history.earlier.filter((one) => one !== version);
  return { ...change(history, version, (one) => ({ ...one, pruned_at: now() })), earlier };
}

/** For a version that members never got. */
export function withoutVersion(history: VersionHistory, version: string): VersionHistory {
  return { ...history, deployed: history.deployed.filter((one) => one.version !== version) };
}

/** Null if members don't get it. */
export function liveVersion(history: VersionHistory | undefined): string | null {
  return history && history.removed_at === undefined ? history.current : null;
}

export function entryOf(history: VersionHistory | undefined, version: string): Version | undefined {
  return history?.deployed.find((one) => one.version === version);
}

/** Whether a version that members got was left for an earlier one. */
export function isRolledBack({ current, canary, earlier, removed_at }: VersionHistory, version: string): boolean {
  return removed_at === undefined && ![current, canary?.version, ...earlier].includes(version);
}

function change(history: VersionHistory, version: string, by: (one: Version) => Version): VersionHistory {
  return { ...history, deployed: history.deployed.map((one) => (one.version === version ? by(one) : one)) };
}

export function rollBack(history: VersionHistory, to?: string): VersionHistory | null {
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

function switchTo(history: VersionHistory, version: string): VersionHistory {
  if (history.current === version) return endCanary(history);
  return { ...endCanary(history), current: version, earlier: [...history.earlier, history.current] };
}

function now(): string {
  return new Date().toISOString();
}
