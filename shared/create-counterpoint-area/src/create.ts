#!/usr/bin/env node
// `npm create counterpoint-area <folder>`
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createArea } from './create-area.ts';

const USAGE = `npm create counterpoint-area <folder>

The folder's name is the area's id, such as live-shows: its pages are below /live-shows.
`;

/** Of the commands that the area gets. Older ones would fail at names that Node lacks. */
const OLDEST_NODE = [22, 18] as const;

try {
  process.exitCode = run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  process.exitCode = 2;
}

function run(): number {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    process.stderr.write(`An area needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.version}.\n`);
    return 1;
  }
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
  const [folder, ...rest] = positionals;
  if (values.help || folder === undefined || rest.length > 0) {
    process.stderr.write(USAGE);
    return values.help ? 0 : 2;
  }
  // npm names the registry if it isn't npm's own.
  createArea(path.resolve(folder), process.env.npm_config_registry);
  process.stdout.write(
    `Next:\n\n  cd ${folder}\n  npm install\n  npm test\n\nREADME.md says how to name, run and deploy it.\n`,
  );
  return 0;
}
