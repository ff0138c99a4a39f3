import fs from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { AREA_IDS, type AreaId } from '@counterpoint/contract/areas';
import { type DeployedArea, deployedArea, type Registry } from '@counterpoint/contract/registry';
import { changingFile } from '../assets/changing-file.ts';
import { entryOf } from './area-history.ts';
import { type DeployFolder, deployFolder, releaseBase } from './deploy-folder.ts';
import { type DeploymentRecord, parseDeploymentRecord } from './deployment-record.ts';
import { sha384 } from './read-build.ts';
import { isTrusted, type RecordSignature, rejectUntrusted, type SignedRecord } from './signing/record-signature.ts';
import { readSigningKeys, type SigningKey } from './signing/signing-keys.ts';

/** An area as it is served, with what proves that it may be. */
interface Served {
  readonly area: DeployedArea;
  readonly record: SignedRecord;
  readonly signature: RecordSignature | undefined;
}

/**
 * The deployed areas as pages get them. Reflects a switch at the next call. A broken record keeps the last good value; an area
 * whose record isn't signed as it should be keeps its last good version as long as that one may be served.
 */
export function createRegistryReader(deployDir: string, onBroken: (error: unknown) => void): () => Promise<Registry> {
  const folder = deployFolder(deployDir);
  const served = new Map<AreaId, Served>();
  let last: Registry = { areas: {} };
  return changingFile<Registry>({
    file: folder.record,
    onBroken,
    initial: last,
    async parse(text) {
      if (text === null) throw new Error(`${folder.record} is gone.`);
      const record = parseDeploymentRecord(text, folder.record);
      const trust = { keys: (await readSigningKeys(folder)) ?? [], now: new Date() };
      for (const area of AREA_IDS) {
        const before = served.get(area);
        const found = await readServed(folder, area, { record, trust }).catch((error: unknown) => {
          onBroken(error);
          return before && isTrusted(before.record, before.signature, trust) ? before : null;
        });
        if (found) served.set(area, found);
        else served.delete(area);
      }
      const next = { areas: Object.fromEntries([...served].map(([area, found]) => [area, found.area])) };
      if (!isDeepStrictEqual(last, next)) last = next;
      return last;
    },
  });
}

interface Known {
  readonly record: DeploymentRecord;
  readonly trust: { readonly keys: readonly SigningKey[]; readonly now: Date };
}

/** Null if the area was never deployed. */
async function readServed(folder: DeployFolder, area: AreaId, { record, trust }: Known): Promise<Served | null> {
  const history = record.areas[area];
  if (!history) return null;
  const version = history.current;
  const content = await fs.readFile(path.join(folder.release(area, version), 'area.json'));
  const [signed, signature] = [{ area, version, hash: sha384(content) }, entryOf(history, version)?.signature];
  rejectUntrusted(signed, signature, trust);
  const build: object = JSON.parse(content.toString('utf8'));
  const deployed = deployedArea.parse({ ...build, base: releaseBase(area, version) });
  return { area: deployed, record: signed, signature };
}
