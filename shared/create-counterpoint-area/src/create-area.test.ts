import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createArea } from './create-area.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'counterpoint-create-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

test('names the area in its entry, its texts and its code', () => {
  createArea(folder, { id: 'live-shows', label: 'Live Shows', labelInFrench: 'Concerts', order: 7 });
  expect(JSON.parse(read('area.json'))).toMatchObject({
    id: 'live-shows',
    label: { en: 'Live Shows', fr: 'Concerts' },
    order: 7,
    home: '/live-shows',
    privatePaths: ['/live-shows'],
  });
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'live-shows',
    scripts: { build: 'npm run typecheck && counterpoint-area build' },
  });
  expect(read('messages/fr/works.json')).toContain('"title": "Concerts"');
  expect(read('src/area.ts')).toContain("path: '/live-shows'");
  expect(readdirSync(folder)).toContain('.gitignore');
});

test('names the registry of the packages if npm was given one', () => {
  createArea(folder, { id: 'live-shows', order: 50, registry: 'https://npm.example/' });
  expect(read('.npmrc')).toBe('@counterpoint:registry=https://npm.example/\n');
});

test('makes a label from the id', () => {
  createArea(folder, { id: 'live-shows', order: 50 });
  expect(JSON.parse(read('area.json'))).toMatchObject({ label: { en: 'Live Shows', fr: 'Live Shows' } });
});

test('keeps signs that replacing text would read as a pattern', () => {
  createArea(folder, { id: 'shows', label: 'Ca$$h $& Carry', order: 50 });
  expect(JSON.parse(read('area.json'))).toMatchObject({ label: { en: 'Ca$$h $& Carry' } });
});

test.each([
  [{ id: 'Live Shows', order: 50 }, /can’t be an area’s id/],
  [{ id: 'shows', label: 'Ama’s "Shows"', order: 50 }, /can’t be a label/],
  [{ id: 'shows', order: Number.NaN }, /whole number/],
  [{ id: 'shows', order: 4 }, /from 5 to 99/],
])('refuses %j', (area, reason) => {
  expect(() => createArea(folder, area)).toThrow(reason);
  expect(readdirSync(folder)).toEqual([]);
});

test('leaves a folder alone that has files', () => {
  createArea(folder, { id: 'shows', order: 50 });
  expect(() => createArea(folder, { id: 'others', order: 50 })).toThrow(/isn’t empty/);
  expect(read('area.json')).toContain('"shows"');
});
