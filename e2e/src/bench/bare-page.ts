import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Portal } from '../portal/start-portal.ts';

const ADDRESS = '/r/bench/bare.html';

/**
 * Deploys a page that is the landing page's HTML without scripts and styles: the same bytes from the same server, with
 * nothing to load or run. No page of this content can be painted sooner. Returns its URL.
 */
export async function placeBarePage({ origin, dataDir }: Portal): Promise<string> {
  const html = await (await fetch(`${origin}/`, { headers: { accept: 'text/html' } })).text();
  const bare = html
    .replace(/<(script|link)\b[^>]*>/g, (tag) => `<!--${tag.slice(5, -2)}-->`)
    .replaceAll('</script>', '');
  const file = path.join(dataDir, 'areas', ADDRESS);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bare);
  // Compressed as fast as dynamic pages are.
  await writeFile(`${file}.br`, brotliCompressSync(bare, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  return ADDRESS;
}
