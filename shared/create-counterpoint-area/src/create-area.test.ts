import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createArea } from './create-area.ts';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(os.tmpdir(), 'counterpoint-create-'));
  folder = path.join(parent, 'live-shows');
});
afterEach(() => rmSync(parent, { recursive: true }));

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

test('names the area after its folder, in its entry, its texts and its code', () => {
  createArea(folder);
  expect(JSON.parse(read('area.json'))).toMatchObject({
    id: 'live-shows',
    label: { en: 'Live Shows', fr: 'Live Shows' },
    home: '/live-shows',
    privatePaths: ['/live-shows'],
  });
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'live-shows',
    scripts: { build: 'npm run typecheck && counterpoint-area build' },
  });
  expect(read('messages/fr/works.json')).toContain('"title": "Live Shows"');
  expect(read('src/area.ts')).toContain("path: '/live-shows'");
  expect(readdirSync(folder)).toContain('.gitignore');
});

test('names the registry of the packages if npm was given one', () => {
  createArea(folder, 'https://npm.example/');
  expect(read('.npmrc')).toBe('@counterpoint:registry=https://npm.example/\n');
});

test.each(['Live Shows', '5-shows', 'live--shows', 'shows-'])('refuses a folder named %s', (name) => {
  expect(() => createArea(path.join(parent, name))).toThrow(/can’t be an area’s id/);
  expect(readdirSync(parent)).toEqual([]);
});

test('leaves a folder alone that has files', () => {
  createArea(folder);
  writeFileSync(path.join(folder, 'README.md'), 'ours');
  expect(() => createArea(folder)).toThrow(/isn’t empty/);
  expect(read('README.md')).toBe('ours');
});
