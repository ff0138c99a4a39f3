import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { WORKSPACE } from '@counterpoint/build/workspace';
import { areaBuild } from '@counterpoint/contract/registry';

interface Change {
  readonly area: string;
  /** A text of the area's pages, and its replacement in the second build. */
  readonly replace: readonly [string, string];
}

/** Another build of a remote: the first one's files with one text changed, and matching hashes and version. */
export async function createSecondBuild({ area, replace }: Change): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'counterpoint-build-'));
  await cp(path.join(WORKSPACE, `remote-${area}/dist`), folder, { recursive: true });
  const record = areaBuild.parse(JSON.parse(await readFile(path.join(folder, 'area.json'), 'utf8')));
  const changed = await replaceIn(folder, replace);
  const integrity = { ...record.integrity, ...changed };
  const digest = createHash('sha256').update(JSON.stringify(integrity)).digest('hex').slice(0, 10);
  const second = { ...record, version: `1.0.1-${digest}`, integrity };
  await writeFile(path.join(folder, 'area.json'), JSON.stringify(second));
  return folder;
}

async function replaceIn(folder: string, [before, after]: readonly [string, string]): Promise<Record<string, string>> {
  const changed: Record<string, string> = {};
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.js'))) {
    const source = await readFile(path.join(folder, file), 'utf8');
    if (!source.includes(before)) continue;
    const content = Buffer.from(source.replaceAll(before, after));
    await writeFile(path.join(folder, file), content);
    await writeFile(path.join(folder, `${file}.br`), brotliCompressSync(content));
    changed[file] = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  }
  if (Object.keys(changed).length === 0) throw new Error(`No script of ${folder} has the text “${before}”.`);
  return changed;
}
