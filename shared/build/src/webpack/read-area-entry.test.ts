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

test('names the file and the member to edit', () => {
  const entry = JSON.parse(readFileSync(path.join(RECORDINGS, 'area.json'), 'utf8'));
  writeFileSync(path.join(folder, 'area.json'), JSON.stringify({ ...entry, home: '/works' }));
  expect(() => readAreaEntry(folder)).toThrow(`Edit ${folder}/area.json. home: must be below one of privatePaths.`);
});
