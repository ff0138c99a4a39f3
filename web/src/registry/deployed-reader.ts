import fs from 'node:fs/promises';
import path from 'node:path';
import { areaBuild, releaseBase } from '@counterpoint/contract/registry';
import type { RecordSignature } from '@counterpoint/contract/registry-client';
import { systemCode } from 'api/system-errors';
import { changingFile } from '../assets/changing-file.ts';
import { BuildMissing, hostBuild } from '../assets/host-build.ts';
import type { AreaRelease, DeployedHost, Releases } from '../page/page-files.ts';
import { type BundleId, HOST, recordName } from './bundles.ts';
import { type DeployFolder, deployFolder } from './deploy-folder.ts';
import { liveHistories, parseDeploymentRecord, readHistory, type VersionHistory } from './deployment-record.ts';
import { DeploymentRejected } from './deployment-rejected.ts';
import { recordOf } from './read-build.ts';
import { isTrusted, type ReadRecord, rejectUntrusted } from './signing/record-signature.ts';
import { readSigningKeys, type SigningKey } from './signing/signing-keys.ts';
import { entryOf } from './version-history.ts';
import { ANYBODY, CANARY, type Visitor } from './visitor/visitor.ts';

type DeployedBundle = DeployedHost | AreaRelease;

/** A served build, with its signed record. */
interface ServedBundle {
  readonly bundle: DeployedBundle;
  readonly record: ReadRecord;
  readonly signature: RecordSignature | undefined;
}

interface Canary {
  readonly bundle: DeployedBundle;
  readonly percent: number;
}

interface Deployments {
  readonly live: readonly DeployedBundle[];
  readonly canaries: readonly Canary[];
}

/**
 * The deployed host and areas as pages get them. Reflects a switch at the next call. A broken record keeps the last good
 * value; what isn't signed as it should be keeps its last good version as long as that one may be served.
 */
export function createDeployedReader(
  deployDir: string,
  onBroken: (error: unknown) => void,
): (visitor?: Visitor) => Promise<Releases> {
  const folder = deployFolder(deployDir);
  /** As of the last time. */
  const served = new Map<BundleId, ServedBundle>();

  async function readDeployments(text: string | null): Promise<Deployments> {
    if (text === null) throw new Error(`${folder.record} is gone.`);
    const histories = new Map(liveHistories(parseDeploymentRecord(text, folder.record)));
    const keys = await readSigningKeys(folder);
    const canaries: Canary[] = [];
    for (const id of served.keys()) if (!histories.has(id)) served.delete(id);
    for (const [id, history] of histories) {
      const read = (version: string) => readServed(folder, { id, version, history, keys });
      await updateLive(id, () => read(history.current), keys);
      const { canary } = history;
      // Members of a canary that can't be served get the live version.
      const started = canary && (await read(canary.version).catch(onBroken));
      if (started) canaries.push({ bundle: started.bundle, percent: canary.percent });
    }
    return { live: [...served.values()].map(({ bundle }) => bundle), canaries };
  }

  async function updateLive(id: BundleId, read: () => Promise<ServedBundle>, keys: SigningKey[]): Promise<void> {
    try {
      served.set(id, await read());
    } catch (error) {
      onBroken(error);
      const before = served.get(id);
      if (before && !isTrusted(before.record, before.signature, keys)) served.delete(id);
    }
  }

  const deployments = changingFile<Deployments>({
    file: folder.record,
    parse: readDeployments,
    initial: { live: [], canaries: [] },
    onBroken,
  });
  return async ({ bucket, previews } = ANYBODY) => {
    const { live, canaries } = await deployments();
    const own = canaries.filter((canary) => bucket !== null && getsCanary(bucket, canary));
    const chosen = await Promise.all([...previews].map(([id, version]) => readPreview(folder, id, version)));
    return together([...live, ...own.map(({ bundle }) => bundle), ...chosen.flat()], folder.record);
  };
}

/** The later of two versions counts. */
function together(bundles: readonly DeployedBundle[], record: string): Releases {
  const areas = new Map(bundles.flatMap((bundle) => ('area' in bundle ? [[bundle.area, bundle]] : [])));
  const host = bundles.findLast((bundle) => 'offers' in bundle);
  if (!host) throw new BuildMissing(record);
  return { host, areas: [...areas.values()].sort((one, other) => one.order - other.order) };
}

/** Each version has other members first; who gets one at 10% gets it at 50%, too. */
function getsCanary(bucket: number, { bundle: { version }, percent }: Canary): boolean {
  const start = Number.parseInt(version.slice(-6), 16);
  return (bucket + start) % 100 < percent;
}

/** Empty if the version isn't there or isn't signed: the usual one is shown. */
async function readPreview(folder: DeployFolder, id: BundleId, choice: string): Promise<DeployedBundle[]> {
  try {
    const history = await readHistory(folder, id);
    const keys = await readSigningKeys(folder);
    const version = choice === CANARY ? history?.canary?.version : choice;
    return history && version ? [(await readServed(folder, { id, version, history, keys })).bundle] : [];
  } catch (error) {
    if (error instanceof DeploymentRejected || systemCode(error) === 'ENOENT') return [];
    throw error;
  }
}

interface ReadOptions {
  readonly id: BundleId;
  readonly version: string;
  readonly history: VersionHistory;
  readonly keys: readonly SigningKey[];
}

async function readServed(folder: DeployFolder, { id, version, history, keys }: ReadOptions): Promise<ServedBundle> {
  const content = await fs.readFile(path.join(folder.release(id, version), recordName(id)));
  const written: unknown = JSON.parse(content.toString('utf8'));
  const build = id === HOST ? hostBuild.parse(written) : areaBuild.parse(written);
  const record = recordOf(id, build, content);
  const signature = entryOf(history, version)?.signature;
  rejectUntrusted(record, signature, keys);
  return { bundle: { ...build, base: releaseBase(id, version) }, record, signature };
}
