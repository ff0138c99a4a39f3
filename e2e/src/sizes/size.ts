// `pnpm size`: what each bundle weighs and what each first page loads in a fresh browser, beside the budgets.
import { paths } from '@counterpoint/contract/paths';
import { withChromium } from '../portal/with-chromium.ts';
import { type Line, overBudget, readBudgets } from './budgets.ts';
import { bundleSizes } from './bundle-sizes.ts';
import { pageSizes } from './page-sizes.ts';

const PATHS = [
  paths.signIn(),
  paths.dashboard(),
  paths.compositions.list(),
  paths.compositions.add(),
  paths.compositions.search(),
  paths.compositions.composers(),
  paths.compositions.addComposer(),
  paths.recordings.list(),
  paths.oppositions.list(),
  paths.account.signupIndividual(),
  paths.account.profile(),
  paths.account.personalIdentifiers(),
  paths.account.rightsHolder(),
  paths.account.passwordChange(),
  paths.account.help(),
];

const say = (text: string) => process.stdout.write(`${text}\n`);

function show({ what, measured, budget }: Line): string {
  const mark = measured > budget ? '  over' : '';
  return `${what.padEnd(44)} ${format(measured).padStart(9)} ${format(budget).padStart(9)}${mark}`;
}

function format(figure: number): string {
  return figure.toLocaleString('en-GB');
}

function report(lines: readonly Line[]): void {
  say(`${'brotli bytes'.padEnd(44)} ${'measured'.padStart(9)} ${'budget'.padStart(9)}`);
  for (const line of lines) say(show(line));
  const over = overBudget(lines);
  say(over.length === 0 ? 'Everything is within its budget.' : `${over.length} figures are over their budgets.`);
  process.exitCode = over.length === 0 ? 0 : 1;
}

await withChromium(say, async ({ browser, portal: { origin }, memberOf }) => {
  const budgets = readBudgets();
  const bundles = Object.entries(bundleSizes()).map(([name, measured]) => ({
    what: `bundle ${name}, all scripts`,
    measured,
    budget: budgets.bundles[name] ?? 0,
  }));
  const sizes = await pageSizes({ browser, origin, member: memberOf('ama.kusi@example.org') }, PATHS);
  const pages = Object.entries(sizes).flatMap(([path, size]) =>
    (['script', 'area', 'requests'] as const).map((part) => ({
      what: `page ${path}, ${part}`,
      measured: size[part],
      budget: budgets.pages[path]?.[part] ?? 0,
    })),
  );
  report([...bundles, ...pages]);
});
