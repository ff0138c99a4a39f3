#!/usr/bin/env node
// `counterpoint-area <command>`: works on the area in whose folder it runs, outside this repository too.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { jestConfig } from '../jest/index.ts';
import { runCommand } from '../processes/run-command.ts';
import { readAreaEntry } from '../webpack/read-area-entry.ts';
import { SCRIPT } from '../workspace.ts';
import { changeRegistry, isAct } from './change-registry.ts';
import { previewArea } from './preview-area.ts';

const USAGE = `counterpoint-area <command>

  dev       runs the area by itself with hot reload, against the API at API_URL (http://127.0.0.1:3000)
  build     builds it for a portal, into dist/
  test      runs its tests; options go to jest
  messages  generates the functions of its texts from messages/
  deploy    [--canary <percent>] [--why <reason>] [--again]: sends dist/ to a portal
  preview   builds and sends it at every change, for a link's tab in a running portal alone
  rollback  [--to <version>] [--why <reason>]: makes the previous version active again
  remove    [--why <reason>]: takes the area off the portal

The last four need DEPLOY_REGISTRY (the portal's address) and DEPLOY_TOKEN, deploy and preview also DEPLOY_KEY.
`;

const script = (name: string) => fileURLToPath(new URL(`${name}${SCRIPT}`, import.meta.url));
const CONFIGURATION = script('./area.config');
const BUNDLE = [script('../bundles/bundle'), CONFIGURATION];

const [command = '', ...args] = process.argv.slice(2);
await runCommand(async () => {
  process.exitCode = await run();
});

async function run(): Promise<number> {
  switch (command) {
    case 'dev':
      return prepare() || runNode([script('../bundles/serve'), CONFIGURATION], 'development');
    case 'build':
      // If the build fails, a deployment must not send the one before.
      rmSync('dist', { recursive: true, force: true });
      return prepare() || runNode(BUNDLE, 'production');
    case 'test':
      return writeMessages() || runNode([...jest(), ...args], 'test');
    case 'messages':
      return writeMessages();
    case 'preview':
      return writeMessages() || previewArea(areaHere(), { builder: [...BUNDLE, '--watch'], env: process.env });
    default:
      if (isAct(command)) {
        process.stdout.write(`${await changeRegistry(areaHere(), { act: command, args, env: process.env })}\n`);
        return 0;
      }
      process.stderr.write(USAGE);
      return command === '' || command === '--help' ? 0 : 2;
  }
}

function areaHere(): string {
  return readAreaEntry(process.cwd()).id;
}

/** Reads the entry first, so that a wrong one is a line and not a stack trace. */
function prepare(): number {
  areaHere();
  return writeMessages();
}

function writeMessages(): number {
  return runNode([script('../commands/messages')], 'development');
}

function jest(): string[] {
  const config = JSON.stringify(jestConfig('browser', { rootDir: process.cwd() }));
  const program = fileURLToPath(import.meta.resolve('jest/bin/jest'));
  return ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', program, '--config', config];
}

function runNode(parameters: readonly string[], mode: 'development' | 'production' | 'test'): number {
  const env = { ...process.env, NODE_ENV: mode };
  return spawnSync(process.execPath, parameters, { env, stdio: 'inherit' }).status ?? 1;
}
