// `pnpm test`: everything that a change must pass. The last line is summed from the runners' own reports.
import path from 'node:path';
import { type CheckResult, closingLine } from '../checks/result.ts';
import { runBrowser } from '../checks/run-browser.ts';
import { runBuild } from '../checks/run-build.ts';
import { runJest } from '../checks/run-jest.ts';
import { runLint } from '../checks/run-lint.ts';
import { runTypes } from '../checks/run-types.ts';
import { writeSlowest } from '../checks/slowest.ts';
import { WORKSPACE } from '../workspace.ts';

// Some hundred programs are started here, most of them the same few: each is compiled once.
process.env.NODE_COMPILE_CACHE ??= path.join(WORKSPACE, '.cache/node');

const say = (text: string) => process.stdout.write(text);
const results: CheckResult[] = [];
const startedAt = performance.now();

async function check(name: string, run: () => Promise<CheckResult>): Promise<void> {
  say(`${name} …\n`);
  const result = await run().catch(crashed(name));
  results.push(result);
  if (result.failed > 0) say(`${result.output.trim()}\n`);
  say(`${name}: ${result.passed} passed, ${result.failed} failed in ${result.seconds.toFixed(0)} s.\n`);
}

/** A runner that could not run has shown nothing; the others still do. */
function crashed(name: string) {
  return (error: unknown): CheckResult => {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { name, passed: 0, failed: 1, output, seconds: 0 };
  };
}

// At once: none of them keeps two processors busy by itself.
await Promise.all([
  check('Production build', runBuild),
  check('Types of every package', runTypes),
  check('Lint and boundaries', runLint),
]);
await check('Unit, component and API tests', runJest);
await check('Journeys in Chromium', () => runBrowser(say));

const seconds = (performance.now() - startedAt) / 1000;
say(`${seconds.toFixed(0)} s in all. The slowest tests: ${path.relative(process.cwd(), writeSlowest())}\n`);
say(`${closingLine(results)}\n`);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
