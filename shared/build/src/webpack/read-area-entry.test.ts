import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { WORKSPACE } from '../workspace.ts';
import { readAreaEntry } from './read-area-entry.ts';

const RECORDINGS = path.join(WORKSPACE, 'remote-recordings');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'counterpoint-area-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('reads the entry of an area', () => {
  expect(readAreaEntry(RECORDINGS)).toMatchObject({ id: 'recordings', home: '/sound-recordings' });
});

test.each([
  { change: { home: '/works' }, problem: 'home: must be below one of privatePaths.' },
  { change: { order: 0 }, problem: 'order: Too small: expected number to be >=1.' },
])('names the file and the member to edit after $change', ({ change, problem }) => {
  const entry = JSON.parse(readFileSync(path.join(RECORDINGS, 'area.json'), 'utf8'));
  writeFileSync(path.join(folder, 'area.json'), JSON.stringify({ ...entry, ...change }));
  expect(() => readAreaEntry(folder)).toThrow(`Edit ${folder}/area.json. ${problem}`);
});

test('names a file that is missing or isn’t JSON', () => {
  expect(() => readAreaEntry(folder)).toThrow(`There is no ${folder}/area.json. Create it,`);
  writeFileSync(path.join(folder, 'area.json'), '{ "id": "recordings", }');
  expect(() => readAreaEntry(folder)).toThrow(`Edit ${folder}/area.json. Expected double-quoted property name in JSON`);
});
