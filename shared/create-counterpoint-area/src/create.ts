#!/usr/bin/env node
// `npm create counterpoint-area <folder> -- [--id <id>] [--label <label>] [--label-fr <label>] [--order <number>]`
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createArea } from './create-area.ts';

const USAGE = `npm create counterpoint-area <folder> -- [options]

  --id <id>           lower case, such as live-shows; the folder's name by default. Its pages are below /<id>
  --label <label>     in the menu, in English
  --label-fr <label>  in French; the English one by default
  --order <number>    the place in the menu, from 5 to 99; 50 by default
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
  const options = {
    id: { type: 'string' },
    label: { type: 'string' },
    'label-fr': { type: 'string' },
    order: { type: 'string' },
    help: { type: 'boolean' },
  } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [folder, ...rest] = positionals;
  if (values.help || folder === undefined || rest.length > 0) {
    process.stderr.write(USAGE);
    return values.help ? 0 : 2;
  }
  const { id = path.basename(path.resolve(folder)), label, order = '50' } = values;
  createArea(path.resolve(folder), {
    id,
    label,
    labelInFrench: values['label-fr'],
    order: Number(order),
    // npm sets it if it isn't npm's own.
    registry: process.env.npm_config_registry,
  });
  process.stdout.write(
    `Next:\n\n  cd ${folder}\n  npm install\n  npm test\n\nREADME.md says how to run and deploy it.\n`,
  );
  return 0;
}
