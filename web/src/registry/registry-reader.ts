import fs from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { AREA_IDS, type AreaId } from '@counterpoint/contract/areas';
import { type DeployedArea, deployedArea, type Registry } from '@counterpoint/contract/registry';
import { systemCode } from 'api/system-errors';
import { changingFile } from '../assets/changing-file.ts';
import { entryOf } from './area-history.ts';
import { type DeployFolder, deployFolder, releaseBase } from './deploy-folder.ts';
import { type AreaHistory, parseDeploymentRecord, readDeploymentRecord } from './deployment-record.ts';
import { DeploymentRejected } from './deployment-rejected.ts';
import { sha384 } from './read-build.ts';
import { isTrusted, type RecordSignature, rejectUntrusted, type SignedRecord } from './signing/record-signature.ts';
import { readSigningKeys, type SigningKey } from './signing/signing-keys.ts';
import { ANYBODY, type Visitor } from './visitor/visitor.ts';

/** An area as it is served, with what proves that it may be. */
interface Served {
  readonly area: DeployedArea;
  readonly record: SignedRecord;
  readonly signature: RecordSignature | undefined;
}

interface Canary {
  readonly area: DeployedArea;
  readonly percent: number;
}

interface Deployments {
  readonly live: Registry;
  readonly canaries: readonly Canary[];
}

/**
 * The deployed areas as pages get them. Reflects a switch at the next call. A broken record keeps the last good value; an area
 * whose record isn't signed as it should be keeps its last good version as long as that one may be served.
 */
export function createRegistryReader(
  deployDir: string,
  onBroken: (error: unknown) => void,
): (visitor?: Visitor) => Promise<Registry> {
  const folder = deployFolder(deployDir);
  const served = new Map<AreaId, Served>();
  let last: Deployments = { live: { areas: {} }, canaries: [] };
  const deployments = changingFile<Deployments>({
    file: folder.record,
    onBroken,
    initial: last,
    async parse(text) {
      if (text === null) throw new Error(`${folder.record} is gone.`);
      const { areas } = parseDeploymentRecord(text, folder.record);
      const trust = { keys: (await readSigningKeys(folder)) ?? [], now: new Date() };
      const canaries: Canary[] = [];
      for (const area of AREA_IDS) {
        const history = areas[area];
        const live = history && (await readLive(folder, { area, history, trust, before: served.get(area), onBroken }));
        if (live) served.set(area, live);
        else served.delete(area);
        if (history?.canary) canaries.push(...(await readCanary(folder, { area, history, trust, onBroken })));
      }
      const live = { areas: Object.fromEntries([...served].map(([area, found]) => [area, found.area])) };
      const next = { live, canaries };
      if (!isDeepStrictEqual(last, next)) last = next;
      return last;
    },
  });
  return async ({ bucket, previews } = ANYBODY) => {
    const { live, canaries } = await deployments();
    const own = canaries.filter((canary) => bucket !== null && getsCanary(bucket, canary));
    const chosen = await Promise.all([...previews].map(([area, version]) => readPreview(folder, area, version)));
    const others = [...own.map(({ area }) => area), ...chosen.flat()];
    if (others.length === 0) return live;
    return { areas: { ...live.areas, ...Object.fromEntries(others.map((area) => [area.area, area])) } };
  };
}

/** Each version has other members first; who gets one at 10 % gets it at 50 %, too. */
function getsCanary(bucket: number, { area: { version }, percent }: Canary): boolean {
  const start = Number.parseInt(version.slice(-6), 16);
  return (bucket + start) % 100 < percent;
}

interface Reading {
  readonly area: AreaId;
  readonly history: AreaHistory;
  readonly trust: { readonly keys: readonly SigningKey[]; readonly now: Date };
  onBroken(error: unknown): void;
}

async function readLive(
  folder: DeployFolder,
  { before, ...reading }: Reading & { before: Served | undefined },
): Promise<Served | null> {
  try {
    return await readServed(folder, reading.history.current, reading);
  } catch (error) {
    reading.onBroken(error);
    return before && isTrusted(before.record, before.signature, reading.trust) ? before : null;
  }
}

/** Members of a canary that can't be served get the live version. */
async function readCanary(folder: DeployFolder, reading: Reading): Promise<Canary[]> {
  const { canary } = reading.history;
  if (!canary) return [];
  try {
    const { area } = await readServed(folder, canary.version, reading);
    return [{ area, percent: canary.percent }];
  } catch (error) {
    reading.onBroken(error);
    return [];
  }
}

/** Empty if the version isn't there or isn't signed: the usual one is shown. */
async function readPreview(folder: DeployFolder, area: AreaId, version: string): Promise<DeployedArea[]> {
  try {
    const history = (await readDeploymentRecord(folder)).areas[area];
    const trust = { keys: (await readSigningKeys(folder)) ?? [], now: new Date() };
    return history ? [(await readServed(folder, version, { area, history, trust })).area] : [];
  } catch (error) {
    if (error instanceof DeploymentRejected || systemCode(error) === 'ENOENT') return [];
    throw error;
  }
}

async function readServed(
  folder: DeployFolder,
  version: string,
  { area, history, trust }: Omit<Reading, 'onBroken'>,
): Promise<Served> {
  const content = await fs.readFile(path.join(folder.release(area, version), 'area.json'));
  const [record, signature] = [{ area, version, hash: sha384(content) }, entryOf(history, version)?.signature];
  rejectUntrusted(record, signature, trust);
  const build: object = JSON.parse(content.toString('utf8'));
  return { area: deployedArea.parse({ ...build, base: releaseBase(area, version) }), record, signature };
}
