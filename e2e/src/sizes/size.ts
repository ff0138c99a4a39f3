// `pnpm size`: what each bundle weighs and what each first page loads in a fresh browser, beside the budgets.
import { buildBundles } from '@counterpoint/build/bundles';
import { findChromium } from '@counterpoint/build/chromium';
import { paths } from '@counterpoint/contract/paths';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS } from '../portal/browser-flags.ts';
import { printedMember } from '../portal/demo-member.ts';
import { startPortal } from '../portal/start-portal.ts';
import { type Line, overBudget, readBudgets } from './budgets.ts';
import { bundleSizes } from './bundle-sizes.ts';
import { type PageSize, pageSizes } from './page-sizes.ts';

const PATHS = [
  paths.signIn(),
  paths.dashboard(),
  paths.compositions.list(),
  paths.compositions.add(),
  paths.recordings.list(),
  paths.oppositions.list(),
  paths.account.profile(),
];

const say = (text: string) => process.stdout.write(`${text}\n`);

async function measurePages(): Promise<Record<string, PageSize>> {
  const found = await findChromium(say);
  if ('missing' in found) throw new Error(found.missing);
  const portal = await startPortal();
  const browser = await chromium.launch({ executablePath: found.path, args: BROWSER_FLAGS });
  try {
    const member = printedMember(portal.output(), 'ama.kusi@example.org');
    return await pageSizes({ browser, origin: portal.origin, member }, PATHS);
  } finally {
    await browser.close();
    await portal.stop();
  }
}

function show({ what, measured, budget }: Line): string {
  const mark = measured > budget ? '  over' : '';
  return `${what.padEnd(44)} ${format(measured).padStart(9)} ${format(budget).padStart(9)}${mark}`;
}

function format(figure: number): string {
  return figure.toLocaleString('en-GB');
}

await buildBundles({ onProgress: say });
const budgets = readBudgets();
const bundles = Object.entries(bundleSizes()).map(([name, measured]) => ({
  what: `bundle ${name}, all scripts`,
  measured,
  budget: budgets.bundles[name] ?? 0,
}));
const pages = Object.entries(await measurePages()).flatMap(([path, size]) =>
  (['script', 'area', 'requests'] as const).map((part) => ({
    what: `page ${path}, ${part}`,
    measured: size[part],
    budget: budgets.pages[path]?.[part] ?? 0,
  })),
);
const lines = [...bundles, ...pages];
say(`${'brotli bytes'.padEnd(44)} ${'measured'.padStart(9)} ${'budget'.padStart(9)}`);
for (const line of lines) say(show(line));
const over = overBudget(lines);
say(over.length === 0 ? 'Everything is within its budget.' : `${over.length} figures are over their budgets.`);
process.exitCode = over.length === 0 ? 0 : 1;
