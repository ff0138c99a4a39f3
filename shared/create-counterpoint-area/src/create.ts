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

try {
  process.exitCode = run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  process.exitCode = 2;
}

function run(): number {
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
  createArea(path.resolve(folder), { id, label, labelInFrench: values['label-fr'], order: Number(order) });
  process.stdout.write(
    `Next:\n\n  cd ${folder}\n  npm install\n  npm test\n\nREADME.md says how to run and deploy it.\n`,
  );
  return 0;
}
