// `pnpm test`: everything that a change must pass. The last line is summed from the runners' own reports.
import path from 'node:path';
import { type CheckResult, closingLine } from '../checks/result.ts';
import { runBrowser } from '../checks/run-browser.ts';
import { runBuild } from '../checks/run-build.ts';
import { runJest } from '../checks/run-jest.ts';
import { runLint } from '../checks/run-lint.ts';
import { runTypes } from '../checks/run-types.ts';
import { writeSlowest } from '../checks/slowest.ts';

const say = (text: string) => process.stdout.write(text);
const results: CheckResult[] = [];

async function check(name: string, run: () => Promise<CheckResult>): Promise<void> {
  say(`${name} …\n`);
  const result = await run();
  results.push(result);
  if (result.failed > 0) say(`${result.output.trim()}\n`);
  say(`${name}: ${result.passed} passed, ${result.failed} failed in ${result.seconds.toFixed(0)} s.\n`);
}

await check('Types of every package', runTypes);
await check('Lint and boundaries', runLint);
await check('Unit, component and API tests', runJest);
await check('Production build', runBuild);
await check('Journeys in Chromium', () => runBrowser(say));

const seconds = results.reduce((total, result) => total + result.seconds, 0);
say(`${seconds.toFixed(0)} s in all. The slowest tests: ${path.relative(process.cwd(), writeSlowest())}\n`);
say(`${closingLine(results)}\n`);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
