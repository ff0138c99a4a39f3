import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { AreaId } from '@counterpoint/contract/areas';
import { type AreaBuild, areaBuild } from '@counterpoint/contract/registry';
import * as message from '../messages/deployments.generated.ts';
import { DeploymentRejected } from './deployment-rejected.ts';

const BUILD_RECORD = 'area.json';
/** Far above any script of ours; bounds decompression bombs. */
const LARGEST_FILE = 32 * 1024 * 1024;
const decompress = promisify(brotliDecompress);

export interface VerifiedBuild {
  readonly build: AreaBuild;
  /** By name; the hashed bytes themselves, so that the same bytes get deployed. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** sha384 of the record. */
  readonly hash: string;
}

/**
 * Verifies a build: the record, the area, and the sha384 of each script, also of the decompressed `.br` copies.
 *
 * @throws a `DeploymentRejected` that names the mismatch
 */
export async function readVerifiedBuild(area: AreaId, folder: string): Promise<VerifiedBuild> {
  const files = await readFiles(folder);
  const record = files.get(BUILD_RECORD);
  const build = parseBuild(record, path.join(folder, BUILD_RECORD));
  if (build.area !== area) throw new DeploymentRejected(() => message.otherArea({ folder, found: build.area, area }));
  for (const name of [build.entry, ...build.chunks])
    if (!build.integrity[name])
      throw new DeploymentRejected(() => message.missingHash({ folder, record: BUILD_RECORD, file: name }));
  for (const [name, integrity] of Object.entries(build.integrity)) {
    const content = files.get(name);
    if (!content) throw new DeploymentRejected(() => message.missingFile({ folder, file: name }));
    if (sha384(content) !== integrity) throw new DeploymentRejected(() => message.otherHash({ folder, file: name }));
  }
  for (const name of files.keys())
    if (name.endsWith('.js') && !build.integrity[name])
      throw new DeploymentRejected(() => message.strayScript({ folder, file: name }));
  await verifyCompressed(folder, files);
  return { build, files, hash: sha384(record ?? Buffer.of()) };
}

async function readFiles(folder: string): Promise<Map<string, Buffer>> {
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch((cause: unknown) => {
    throw new DeploymentRejected(() => message.noBuild({ folder }), cause);
  });
  const files = new Map<string, Buffer>();
  for (const entry of entries.filter(({ name }) => isDeployed(name))) {
    if (!entry.isFile()) throw new DeploymentRejected(() => message.notPlainFile({ folder, file: entry.name }));
    files.set(entry.name, await fs.readFile(path.join(folder, entry.name)));
  }
  return files;
}

/** The record is only read on this machine, so it needs no compressed copy. */
function isDeployed(name: string): boolean {
  return !name.startsWith('.') && name !== `${BUILD_RECORD}.br`;
}

function parseBuild(content: Buffer | undefined, file: string): AreaBuild {
  if (!content) throw new DeploymentRejected(() => message.missingRecord({ file }));
  const result = areaBuild.safeParse(parseJson(content.toString('utf8'), file));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const [place, problem] = [issue?.path.join('.') ?? '', issue?.message ?? ''];
  throw new DeploymentRejected(() => message.malformedRecord({ file, place, problem }));
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DeploymentRejected(() => message.notJson({ file }), cause);
  }
}

/** A differing compressed copy would only fail in browsers, in production. */
async function verifyCompressed(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  for (const [name, content] of files) {
    if (!name.endsWith('.br')) continue;
    const original = files.get(name.slice(0, -3));
    const unfolded = await decompress(content, { maxOutputLength: LARGEST_FILE }).catch(() => null);
    if (!original || !unfolded?.equals(original))
      throw new DeploymentRejected(() => message.otherCompressed({ folder, file: name, original: name.slice(0, -3) }));
  }
}

/** As in an integrity attribute. */
export function sha384(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
