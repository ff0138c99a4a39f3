import { describe, expect, test } from '@jest/globals';
import { launchersOf } from './launchers.ts';

const line = (pid: number, parent: number, args: string) => ({ pid, parent, args });

describe('launchersOf', () => {
  test('returns all processes up to the topmost npx, including shells', () => {
    const lines = [
      line(1, 0, '/sbin/init'),
      line(10, 1, '-bash'),
      line(20, 10, 'npm exec pnpm@12.21.0 start'),
      line(21, 20, "sh -c 'pnpm' start"),
      line(22, 21, 'pnpm start'),
      line(23, 22, 'sh -c node start.ts'),
      line(24, 23, 'node start.ts'),
    ];
    expect(launchersOf(24, lines)).toEqual([23, 22, 21, 20]);
  });

  test('omits a shell that only names pnpm in its arguments', () => {
    const lines = [
      line(10, 1, 'bash -c npx -y pnpm@12.21.0 start &'),
      line(20, 10, '/usr/bin/node /usr/lib/node_modules/npm/bin/npx-cli.js -y pnpm@12.21.0 start'),
      line(30, 20, 'node start.ts'),
    ];
    expect(launchersOf(30, lines)).toEqual([20]);
  });

  test('returns none if it was started by hand', () => {
    expect(launchersOf(30, [line(10, 1, '-bash'), line(30, 10, 'node shared/build/src/commands/start.ts')])).toEqual(
      [],
    );
  });
});
