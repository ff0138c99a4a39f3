import { paths } from '@counterpoint/contract/paths';
import type { Page, Response } from '@playwright/test';
import { route } from '../photos/visit.ts';
import { expectNoSidewaysScroll } from '../portal/axe.ts';
import { DESKTOP, PHONE, resizeTo } from '../portal/screens.ts';
import { settled } from '../portal/settled.ts';

const { compositions, recordings, oppositions, account } = paths;

/** A page of each kind, in an order that alternates areas. */
const PLACES = [
  compositions.list(),
  recordings.list(),
  oppositions.list(),
  compositions.add(),
  recordings.add(),
  oppositions.add(),
  compositions.search(),
  account.profile(),
  compositions.importing(),
  account.personalIdentifiers(),
  account.passwordChange(),
  account.security(),
  account.emailPreferences(),
  account.help(),
];
const DETAILS = new Map([
  [compositions.list(), compositions.details('')],
  [recordings.list(), recordings.details('')],
  [oppositions.list(), oppositions.details('')],
]);

/** The product, its languages, a key, units, codes and what they are called. */
const NAMES = /^(Counterpoint|English|Français|Ctrl|[kMG]B|[A-Z]{2,}(-[A-Z]+)?s?)$/;

/**
 * Finds words that are not in the brackets of the pseudo-language, by page and width, on the main pages of the member
 * signed in. Data of the API is left out. Fails where words that are 40 % longer make a page scroll sideways.
 */
export async function wordsOutsideCatalogues(page: Page): Promise<Record<string, string[]>> {
  const data = new Set(wordsOfIntl());
  const collect = async (response: Response) => {
    if (!response.url().includes('/api/') || !response.headers()['content-type']?.includes('json')) return;
    for (const text of textsIn(await response.json().catch(() => null)))
      for (const word of wordsIn(text)) data.add(word);
  };
  page.on('response', collect);
  const found: Record<string, string[]> = {};
  await page.goto(`${paths.dashboard()}?language=en-XA`);
  const places = [paths.dashboard(), ...PLACES];
  for (const place of places) {
    if (place !== paths.dashboard()) await route(page, place);
    for (const { viewport } of [DESKTOP, PHONE]) {
      await resizeTo(page, viewport);
      // A page that gets narrower makes no requests.
      if (viewport === DESKTOP.viewport) await settled(page);
      await expectNoSidewaysScroll(page);
      const words = wordsIn(withoutBrackets(await shownOn(page))).filter(
        (word) => !data.has(word) && !NAMES.test(word),
      );
      if (words.length > 0) found[`${place} at ${viewport.width}`] = [...new Set(words)];
    }
    const details = DETAILS.get(place);
    if (details) places.push(await firstLinkTo(page, details));
  }
  page.off('response', collect);
  return found;
}

async function firstLinkTo(page: Page, path: string): Promise<string> {
  const address = await page.locator(`main a[href*="${path}"]`).first().getAttribute('href');
  if (!address) throw new Error(`No link leads to ${path}.`);
  return address;
}

/** The visible and accessible texts of a page, without the names of all countries and nationalities. */
async function shownOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const attributes = ['aria-label', 'placeholder', 'title', 'alt'];
    const named = attributes.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]:not(option)`)].map((element) => element.getAttribute(name)),
    );
    const countries = [...document.querySelectorAll('select')].filter(({ length }) => length > 200);
    for (const list of countries) list.style.display = 'none';
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not shown
    return [document.body.innerText, ...named].join('\n');
  });
}

/** Innermost first: a value can be a text itself. */
function withoutBrackets(text: string): string {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
  return rest === text ? rest : withoutBrackets(rest);
}

function wordsIn(text: string): string[] {
  return text.replaceAll(/\S+@\S+/g, ' ').match(/\p{L}{2,}(?:[’'-]\p{L}+)*/gu) ?? [];
}

/** Not codes such as `pending`, which pages must not show. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string' && !/^[a-z_]+$/.test(value)) yield value;
  if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* textsIn(each);
}

function wordsOfIntl(): string[] {
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });
  const relative = new Intl.RelativeTimeFormat('en-GB');
  const months = [...Array(12).keys()].map((month) => date.format(Date.UTC(2026, month, month + 1)));
  const units = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
  return wordsIn([...months, ...units.flatMap((unit) => [-1, -2, 2].map((n) => relative.format(n, unit)))].join(' '));
}
