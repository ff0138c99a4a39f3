import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from '@counterpoint/build/workspace';
import * as z from 'zod';
import type { Portal } from './start-portal.ts';

const manifest = z.object({ scripts: z.object({ society: z.templateLiteral(['node ', z.string()]) }) });

/** The file behind `pnpm society`. */
const { society } = manifest.parse(JSON.parse(readFileSync(path.join(WORKSPACE, 'package.json'), 'utf8'))).scripts;
const SOCIETY = path.join(WORKSPACE, society.slice('node '.length));

/** Runs `pnpm society …` beside the running portal; returns its `data`. */
export async function runSocietyCommand(portal: Portal, ...args: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [SOCIETY, ...args, '--json', '--as', 'Esi Kyei'], {
    // Moves the clock of a portal in test mode; other commands ignore it.
    env: { ...process.env, DATA_DIR: portal.dataDir, TEST_MODE: 'on' },
  });
  const answer: { data: unknown } = JSON.parse(stdout);
  return answer.data;
}
