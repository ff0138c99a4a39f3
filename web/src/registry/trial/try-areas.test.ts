import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readHostBuild } from '../../assets/host-build.ts';
import { areaModule, temporaryFolder, writeBuild, writeHost } from '../../testing/a-build.ts';
import { tryAreas } from './try-areas.ts';

let root: string;
let hostDir: string;
let areaDir: string;

beforeEach(async () => {
  root = await temporaryFolder();
  [hostDir, areaDir] = [path.join(root, 'host'), path.join(root, 'dist')];
  await writeHost(hostDir);
});

afterEach(() => fs.rm(root, { recursive: true, force: true }));

/** An area whose page runs this code when React renders it. */
const page = (code: string) => areaModule({ load: `{ async Page() { ${code} } }` });

async function tryExposing(exposes: string, area = 'compositions'): Promise<void> {
  const build = await writeBuild(areaDir, { area, exposes });
  await tryAreas({ hostDir, host: await readHostBuild(hostDir), areas: [{ folder: areaDir, build }] });
}

describe('tryAreas', () => {
  test.each([
    ['a module that throws', 'undefinedName.x', /beside the host: undefinedName is not defined/],
    ['another id', areaModule({ id: 'recordings', path: '/music-composition' }), /Correct the id in/],
    ['another contract', areaModule({ contract: '1.1.0' }), /its area states 1\.1\.0/],
    ['no pages', "{ area: { id: 'compositions', contractVersion: '1.0.0', routes: [] } }", /has no pages/],
    ["another area's path", areaModule({ path: '/profile' }), /takes the private path \/profile, which isn’t its own/],
    ['a private page for everybody', areaModule({ access: 'public' }), /takes the public path \/music-composition/],
    ['a page that the host doesn’t open', areaModule({ path: '/music-composition/:id' }), /doesn’t open the page/],
    ['a page without Page', areaModule({ load: '{ ListPage() {} }' }), /load of the page \/music-composition/],
    [
      'a page that can’t be loaded',
      areaModule({ load: 'null.page' }),
      /can’t load the page \/music-composition: Cannot read/,
    ],
    ['a page that throws', page('text.title()'), /can’t show the page \/music-composition: text is not defined/],
    ['a page that throws a sentence', page("throw new Error('It broke.')"), /: It broke\. Correct/],
    [
      'a page that throws while it waits',
      page("fetch('/api/v1/x'); setTimeout(() => { gone.x }, 1)"),
      /gone is not defined/,
    ],
    [
      'a page that doesn’t let the trial end',
      page("fetch.constructor('return process')().exit()"),
      /doesn’t finish opening the page \/music-composition\./,
    ],
    ['a page that throws without data', page("(await fetch('/api/v1/x')).status.x.y"), /Cannot read/],
  ])('rejects %s and names the file to edit', async (_what, exposes, reason) => {
    const refusal = await tryExposing(exposes).catch(String);
    expect(refusal).toMatch(reason);
    expect(refusal).toContain('remote-compositions/src/area.ts');
  });

  test('names the file of an area from outside this workspace by its place there', async () => {
    const refusal = await tryExposing('{}', 'royalties').catch(String);
    expect(refusal).toContain('Edit src/area.ts');
  });

  test('accepts a page that shows the host’s error page when a request fails', async () => {
    const code =
      "const { status } = await fetch('/api/v1/x'); throw Object.assign(new Error(status), { isOfRequest: true })";
    await expect(tryExposing(page(code))).resolves.toBeUndefined();
  });

  test('doesn’t run files that changed after they were verified', async () => {
    const build = await writeBuild(areaDir);
    await fs.appendFile(path.join(areaDir, build.entry), ' ');
    const host = await readHostBuild(hostDir);
    await expect(tryAreas({ hostDir, host, areas: [{ folder: areaDir, build }] })).rejects.toThrow('failed');
  });

  test('gives a build that leaves its page no files, processes or network', async () => {
    const attacks = ["fs').readdirSync('/')", "child_process').execSync('id')", "dns/promises').lookup('localhost')"];
    const codes = attacks.map((attack) => `process.getBuiltinModule('node:${attack}`);
    const attempts = codes.map((code) => `(async () => ${code})().then(() => 'done', (error) => error.code)`);
    const outside = `return Promise.all([${attempts}])`;
    // A function of the outer realm makes code that runs there.
    const all = `await TextEncoder.constructor(${JSON.stringify(outside)})()`;
    const load = `(() => { throw new Error(codes) })()`;
    const exposes = `((codes) => (${areaModule({ load })}))(${all})`;
    await expect(tryExposing(exposes)).rejects.toThrow('ERR_ACCESS_DENIED,ERR_ACCESS_DENIED,ERR_ACCESS_DENIED');
  });
});
