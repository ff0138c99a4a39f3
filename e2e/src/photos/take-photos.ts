// `pnpm photos [name …]`: pictures of every route at three widths, light and dark, with demo data, in .reports/photos.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { REPORTS } from '@counterpoint/build/workspace';
import { signIn } from '../portal/demo-member.ts';
import { settled } from '../portal/settled.ts';
import { type Stage, withChromium } from '../portal/with-chromium.ts';
import type { Place } from './place.ts';
import { PLACES } from './places.ts';

const WIDTHS = [1440, 768, 390];
const SCHEMES = ['light', 'dark'] as const;

const print = (text: string) => process.stdout.write(`${text}\n`);

async function takeAll(stage: Stage, places: readonly Place[]): Promise<void> {
  for (const colorScheme of SCHEMES) for (const width of WIDTHS) await takeSet(stage, places, { colorScheme, width });
}

/** The member signed in; empty for public pages. */
function accountOf({ isPublic = false, member = 'ama.kusi@example.org' }: Place): string {
  return isPublic ? '' : member;
}

interface Setting {
  readonly colorScheme: (typeof SCHEMES)[number];
  readonly width: number;
}

async function takeSet(
  { browser, portal, memberOf }: Stage,
  places: readonly Place[],
  setting: Setting,
): Promise<void> {
  const folder = path.join(REPORTS, 'photos', `${setting.width}-${setting.colorScheme}`);
  mkdirSync(folder, { recursive: true });
  const viewport = { width: setting.width, height: 900 };
  const context = await browser.newContext({
    baseURL: portal.origin,
    viewport,
    colorScheme: setting.colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  // Public pages first, since signing in is only for the rest.
  const ordered = places.toSorted((one, other) => accountOf(one).localeCompare(accountOf(other)));
  let signedIn = '';
  for (const place of ordered) {
    const { name, go } = place;
    const who = accountOf(place);
    if (who !== signedIn) {
      await context.clearCookies();
      await signIn(page, memberOf(who));
      signedIn = who;
    }
    await go(page);
    await settled(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: height < 4000 });
  }
  await context.close();
  print(`${places.length} pictures in ${path.relative(process.cwd(), folder)}`);
}

const names = process.argv.slice(2);
const places = names.length > 0 ? PLACES.filter(({ name }) => names.includes(name)) : PLACES;
if (places.length === 0) throw new Error(`There are: ${PLACES.map(({ name }) => name).join(', ')}.`);
await withChromium(print, (stage) => takeAll(stage, places));
