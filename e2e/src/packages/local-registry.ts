import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Installed when needed: it is 65 MB. Some registries lack the tag by which it asks for node-fetch. */
const VERDACCIO = { dependencies: { verdaccio: '6.10.4' }, overrides: { 'node-fetch': '2.7.0' } };
const OWN = { access: '$all', publish: '$all' };

/** A registry on this machine, for our packages; it passes on the others. */
export interface LocalRegistry {
  readonly url: string;
  /** The settings with which npm uses it. */
  readonly npmrc: string;
  stop(): Promise<void>;
}

/** @param folder empty; the registry keeps its files there */
export async function startRegistry(folder: string, port: number): Promise<LocalRegistry> {
  const uplink = (await run('npm', ['config', 'get', 'registry'])).stdout.trim();
  await mkdir(folder, { recursive: true });
  await writeJson(path.join(folder, 'package.json'), VERDACCIO);
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
  const config = path.join(folder, 'config.yaml');
  await writeJson(config, {
    storage: path.join(folder, 'storage'),
    uplinks: { npmjs: { url: uplink } },
    packages: {
      '@counterpoint/*': OWN,
      'create-counterpoint-area': OWN,
      '**': { access: '$all', proxy: 'npmjs' },
    },
    log: { type: 'stdout', format: 'json', level: 'http' },
  });
  const program = path.join(folder, 'node_modules/verdaccio/bin/verdaccio');
  const address = `127.0.0.1:${port}`;
  const server = spawn(process.execPath, [program, '--config', config, '--listen', address], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  // Its first line says where it listens.
  await Promise.race([once(server.stdout, 'data'), ended]);
  server.stdout.resume();
  return {
    url: `http://${address}/`,
    npmrc: `registry=http://${address}/\n//${address}/:_authToken=none\naudit=false\nfund=false\nupdate-notifier=false\n`,
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** JSON is YAML too. */
function writeJson(file: string, content: object): Promise<void> {
  return writeFile(file, JSON.stringify(content));
}
