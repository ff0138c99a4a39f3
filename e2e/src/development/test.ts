import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '@counterpoint/build/workspace';
import { test as base } from '../portal/test.ts';
import { type DevCommand, type Place, reservePlace, startDev } from './dev-command.ts';

interface Fixtures {
  place: Place;
  /** Starts a command of `place` and stops it after the test. */
  start(folder: string, ready: RegExp): Promise<DevCommand>;
  /** Replaces text in a file of the workspace, and restores it after the test. */
  edit(file: string, text: string, replacement: string): Promise<void>;
}

/** A test of development commands, without a portal. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ place }, use) => use(`http://localhost:${place.portBase}`),
  freshContext: true,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  place: async ({}, use, { parallelIndex }) => {
    const place = await reservePlace(parallelIndex);
    await use(place);
    await place.remove();
  },
  // Automatic, so that it starts before the page and ends after it: the page's last requests get responses.
  start: [
    async ({ place }, use) => {
      const started: Promise<DevCommand>[] = [];
      await use((folder, ready) => {
        const command = startDev(place, folder, ready);
        started.push(command);
        return command;
      });
      // A command that never became ready has stopped and failed the test.
      await Promise.all(started.map((command) => command.then(({ stop }) => stop()).catch(() => undefined)));
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  edit: async ({}, use) => {
    const undo: (() => Promise<void>)[] = [];
    await use(async (file, text, replacement) => {
      const target = path.join(WORKSPACE, file);
      if (!(await readFile(target, 'utf8')).includes(text)) throw new Error(`${file} has no ${text} to edit.`);
      undo.push(() => replaceIn(target, replacement, text));
      await replaceIn(target, text, replacement);
    });
    for (const one of undo.reverse()) await one();
  },
});

/** Keeps what a developer changed in the file meanwhile. */
async function replaceIn(file: string, text: string, replacement: string): Promise<void> {
  const source = await readFile(file, 'utf8');
  if (source.includes(text)) await writeFile(file, source.replace(text, replacement));
}
