import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const PROGRAM = fileURLToPath(new URL('./counterpoint-area.ts', import.meta.url));
let cwd: string;

beforeEach(() => {
  cwd = mkdtempSync(path.join(os.tmpdir(), 'counterpoint-area-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

test('a build that fails leaves no older one to deploy', () => {
  mkdirSync(path.join(cwd, 'dist'));
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, 'build'], { cwd, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('Create it, or change to the folder of an area.');
  expect(existsSync(path.join(cwd, 'dist'))).toBe(false);
});
