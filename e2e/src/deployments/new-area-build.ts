import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { AreaEntry } from '@counterpoint/contract/areas';
import { CONTRACT_VERSION } from '@counterpoint/contract/version';

/** A federation container with one page, which uses the host's React. */
function script({ id, home }: Pick<AreaEntry, 'id' | 'home'>, heading: string): string {
  return `var area_${id} = (() => {
  let shared;
  return {
    init: (scope) => { shared = scope; },
    get: async () => {
      const react = (await Object.values(shared.react)[0].get())();
      const Page = () => react.createElement('h1', null, ${JSON.stringify(heading)});
      const route = { path: '${home}', access: 'private', title: ${JSON.stringify(heading)}, load: async () => ({ Page }) };
      return () => ({ area: { id: '${id}', contractVersion: '${CONTRACT_VERSION}', routes: [route] } });
    },
  };
})();`;
}

/** A build of an area that nothing here names. */
export async function createNewArea({ id, ...entry }: AreaEntry, heading: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'counterpoint-build-'));
  const content = script({ id, home: entry.home }, heading);
  const digest = createHash('sha256')
    .update(JSON.stringify([entry, content]))
    .digest('hex')
    .slice(0, 10);
  const record = {
    area: id,
    ...entry,
    version: `1.0.0-${digest}`,
    entry: 'remoteEntry.js',
    chunks: [],
    needs: { contract: CONTRACT_VERSION, kit: '1.0.0' },
    integrity: { 'remoteEntry.js': `sha384-${createHash('sha384').update(content).digest('base64')}` },
  };
  await writeFile(path.join(folder, 'remoteEntry.js'), content);
  await writeFile(path.join(folder, 'area.json'), JSON.stringify(record));
  return folder;
}
