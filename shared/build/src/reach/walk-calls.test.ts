import { expect, test } from '@jest/globals';
import { createVirtualFileSystem } from 'typescript/unstable/fs';
import { API } from 'typescript/unstable/sync';
import { walkCalls } from './walk-calls.ts';

const SOURCES = {
  '/api/tsconfig.json': '{ "compilerOptions": { "noLib": true, "allowImportingTsExtensions": true, "noEmit": true } }',
  '/api/src/disputes/settle.ts': `
    import { register } from '../catalogue/register.ts';
    import type { Case } from '../catalogue/case.ts';
    import { LIMITS as limits } from '../catalogue/limits.ts';
    import { WORK } from '../catalogue/work.ts';
    import { Clock } from '../platform/clock.ts';
    import { publishEvent, type Wiring } from '../platform/wiring.ts';

    export function settle(wiring: Wiring, settled: Case) {
      new Clock().start();
      publishEvent('case.settled', { settled, limits });
      const { read } = WORK;
      return [settled, read].length && wiring.port.accept(register);
    }
    export function unused() {
      return import('../holds/hold.ts');
    }
  `,
  '/api/src/catalogue/register.ts': `
    import { settle } from '../disputes/settle.ts';
    export const register = () => [settle, write];
    function write() {}
    export function other() {}
  `,
  '/api/src/catalogue/work.ts': `
    import { hold } from '../holds/hold.ts';
    import { readWork } from './work-repository.ts';
    export const WORK = { read: readWork, hold };
  `,
  '/api/src/catalogue/work-repository.ts': 'export function readWork() {}',
  '/api/src/catalogue/case.ts': 'export interface Case { id: string }',
  '/api/src/catalogue/limits.ts': 'export const LIMITS = { most: 1 };',
  '/api/src/holds/hold.ts': 'export const hold = 1;',
  '/api/src/platform/clock.ts': 'export class Clock { start() {} }',
  '/api/src/platform/wiring.ts': `
    export interface Wiring { port: Port }
    interface Port { accept(answer: unknown): void }
    export function publishEvent(name: string, event: unknown) { return [name, event]; }
  `,
};

test('follows the values that a function uses and the members it names, and lists what is plugged in', () => {
  const api = new API({ cwd: '/api', fs: createVirtualFileSystem(SOURCES) });
  const [project] = api.updateSnapshot({ openProjects: ['/api/tsconfig.json'] }).getProjects();
  if (!project) throw new Error('The project could not be opened.');
  const { files, seams } = walkCalls(project, '/api/src/', [{ file: 'disputes/settle.ts', name: 'settle' }]);
  api.close();
  expect([...files].map(([file, names]) => [file, ...names])).toEqual([
    ['disputes/settle.ts', 'settle'],
    ['platform/clock.ts', 'Clock'],
    ['platform/wiring.ts', 'publishEvent'],
    ['catalogue/limits.ts', 'LIMITS'],
    ['catalogue/work.ts', 'WORK'],
    ['catalogue/register.ts', 'register', 'write'],
    ['catalogue/work-repository.ts', 'readWork'],
  ]);
  expect([...seams]).toEqual(['event case.settled', 'Port.accept']);
});
