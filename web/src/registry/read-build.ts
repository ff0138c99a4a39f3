import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { areaBuild } from '@counterpoint/contract/registry';
import { hostBuild } from '../assets/host-build.ts';
import * as message from '../messages/deployments.generated.ts';
import { type Build, type BundleId, HOST, isArea, pathsOf, recordName } from './bundles.ts';
import { DeploymentRejected } from './deployment-rejected.ts';
import type { ReadRecord } from './signing/record-signature.ts';

/** Far above any script of ours; bounds decompression bombs. */
const LARGEST_FILE = 32 * 1024 * 1024;
const decompress = promisify(brotliDecompress);

export interface VerifiedBuild {
  readonly bundle: BundleId;
  readonly build: Build;
  /** By name; the hashed bytes themselves, so that the same bytes get deployed. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly record: ReadRecord;
}

/**
 * Verifies a build: the record, whose it is, and the sha384 of each script, also of the decompressed `.br` copies.
 *
 * @throws a `DeploymentRejected` that names the mismatch
 */
export async function readVerifiedBuild(bundle: BundleId, folder: string): Promise<VerifiedBuild> {
  const recordFile = recordName(bundle);
  const files = await readFiles(folder, recordFile);
  const content = files.get(recordFile);
  if (!content) throw new DeploymentRejected(() => message.missingRecord({ file: path.join(folder, recordFile) }));
  const build = parseBuild(content, path.join(folder, recordFile), bundle);
  if (isArea(build) && build.area !== bundle)
    throw new DeploymentRejected(() => message.otherArea({ folder, found: build.area, area: bundle }));
  const hashes = hashesOf(build);
  for (const name of firstScripts(build))
    if (!hashes[name])
      throw new DeploymentRejected(() => message.missingHash({ folder, record: recordFile, file: name }));
  for (const [name, integrity] of Object.entries(hashes)) {
    const script = files.get(name);
    if (!script) throw new DeploymentRejected(() => message.missingFile({ folder, file: name }));
    if (sha384(script) !== integrity) throw new DeploymentRejected(() => message.otherHash({ folder, file: name }));
  }
  for (const name of files.keys())
    if (name.endsWith('.js') && !hashes[name])
      throw new DeploymentRejected(() => message.strayScript({ folder, file: name }));
  await verifyCompressed(folder, files);
  return { bundle, build, files, record: recordOf(bundle, build, content) };
}

/** Returns the hash of every script, by name. */
function hashesOf(build: Build): Readonly<Record<string, string>> {
  return isArea(build) ? build.integrity : { ...build.integrity, ...build.signIn.integrity };
}

function firstScripts(build: Build): readonly string[] {
  return isArea(build)
    ? [build.entry, ...build.chunks]
    : [build.entry, ...build.preload, ...build.dashboardPreload, ...build.areaPreload, build.signIn.entry];
}

async function readFiles(folder: string, recordFile: string): Promise<Map<string, Buffer>> {
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch((cause: unknown) => {
    throw new DeploymentRejected(() => message.noBuild({ folder }), cause);
  });
  const files = new Map<string, Buffer>();
  for (const entry of entries) {
    // The record is only read on this machine, so it needs no compressed copy.
    if (entry.name.startsWith('.') || entry.name === `${recordFile}.br`) continue;
    if (!entry.isFile()) throw new DeploymentRejected(() => message.notPlainFile({ folder, file: entry.name }));
    files.set(entry.name, await fs.readFile(path.join(folder, entry.name)));
  }
  return files;
}

function parseBuild(content: Buffer, file: string, bundle: BundleId): Build {
  const record = parseJson(content.toString('utf8'), file);
  const result = bundle === HOST ? hostBuild.safeParse(record) : areaBuild.safeParse(record);
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

/** @param content the bytes that `build` was read from */
export function recordOf(bundle: BundleId, build: Build, content: Buffer): ReadRecord {
  return { area: bundle, version: build.version, hash: sha384(content), paths: isArea(build) ? pathsOf(build) : [] };
}

/** Returns a hash as in an integrity attribute. */
function sha384(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
