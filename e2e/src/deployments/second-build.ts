import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { WORKSPACE } from '@counterpoint/build/workspace';
import * as z from 'zod';

interface Change {
  /** An area, or `host`. */
  readonly bundle: string;
  /** A text of its pages, and the replacement in the second build. */
  readonly replace: readonly [string, string];
}

const FASTEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** The parts of a record that depend on the files. */
const record = z.looseObject({
  integrity: z.record(z.string(), z.string()),
  signIn: z.optional(z.looseObject({ integrity: z.record(z.string(), z.string()) })),
  offers: z.optional(z.looseObject({ kit: z.string() })),
});

/** Another build: the first one's files with one text changed, and matching hashes and version. A host has a newer kit. */
export async function createSecondBuild({ bundle, replace }: Change): Promise<string> {
  const isHost = bundle === 'host';
  const folder = await mkdtemp(path.join(os.tmpdir(), 'counterpoint-build-'));
  await cp(path.join(WORKSPACE, isHost ? 'host/dist' : `remote-${bundle}/dist`), folder, { recursive: true });
  const file = path.join(folder, isHost ? 'host.json' : 'area.json');
  const first = record.parse(JSON.parse(await readFile(file, 'utf8')));
  const changed = await replaceIn(folder, replace);
  const integrity = withChanged(first.integrity, changed);
  const signIn = first.signIn && { ...first.signIn, integrity: withChanged(first.signIn.integrity, changed) };
  const offers = first.offers && { ...first.offers, kit: minorAfter(first.offers.kit) };
  const digest = createHash('sha256')
    .update(JSON.stringify([integrity, signIn]))
    .digest('hex')
    .slice(0, 10);
  await writeFile(file, JSON.stringify({ ...first, version: `1.0.1-${digest}`, integrity, signIn, offers }));
  return folder;
}

type Hashes = Readonly<Record<string, string>>;

function withChanged(hashes: Hashes, changed: Hashes): Hashes {
  return Object.fromEntries(Object.entries(hashes).map(([name, hash]) => [name, changed[name] ?? hash]));
}

function minorAfter(version: string): string {
  const [major, minor] = version.split('.').map(Number);
  return `${major}.${(minor ?? 0) + 1}.0`;
}

async function replaceIn(folder: string, [before, after]: readonly [string, string]): Promise<Record<string, string>> {
  const changed: Record<string, string> = {};
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.js'))) {
    const source = await readFile(path.join(folder, file), 'utf8');
    if (!source.includes(before)) continue;
    const content = Buffer.from(source.replaceAll(before, after));
    await writeFile(path.join(folder, file), content);
    await writeFile(path.join(folder, `${file}.br`), brotliCompressSync(content, FASTEST));
    changed[file] = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  }
  if (Object.keys(changed).length === 0) throw new Error(`No script of ${folder} has the text “${before}”.`);
  return changed;
}
