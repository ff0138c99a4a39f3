import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@counterpoint/build/workspace';
import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { route } from '../photos/visit.ts';
import { memberAtApi } from '../portal/api-member.ts';
import { expectNoSidewaysScroll } from '../portal/axe.ts';
import { type Member, printedMember } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { openSession } from '../portal/session-cookie.ts';
import { settled } from '../portal/settled.ts';
import type { Portal } from '../portal/start-portal.ts';
import { expect, test } from '../portal/test.ts';

test('a member chooses French and finds pages and the API’s texts in it', async ({ page, portal }) => {
  const member = await freshMember(portal);
  const places = await placesOf(portal, member);
  const english = englishOnly();
  await openSession(page.context(), portal, member);
  await page.goto(paths.dashboard());

  await page.getByRole('button', { name: /account of/ }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

  const found: Record<string, string[]> = {};
  await page.goto(paths.dashboard());
  for (const place of places) {
    if (place !== paths.dashboard()) await route(page, place);
    await page.locator('main h1').first().waitFor();
    await settled(page);
    await expectNoSidewaysScroll(page);
    const shown = (await linesOf(page)).filter((line) => english.has(line));
    if (shown.length > 0) found[place] = shown;
  }
  expect(found).toEqual({});
});

/** Pages that show texts of the API and content of the member, in an order that alternates areas. */
async function placesOf(portal: Portal, member: Member): Promise<string[]> {
  const own = await memberAtApi(portal, member);
  const kofi = await memberAtApi(portal, printedMember(portal.output(), 'kofi.mensah@example.org'));
  const work = await own.submitWork('Rivière', [[own, 100]]);
  const recording = await own.submitRecording('Rivière', 100);
  const disputed = await own.submitWork('Lagune', [
    [own, 60],
    [kofi, 40],
  ]);
  await kofi.confirm(disputed);
  const opposition = await kofi.fileCase(disputed, 50);
  await Promise.all([own.stop(), kofi.stop()]);
  return [
    paths.dashboard(),
    paths.compositions.list(),
    paths.recordings.list(),
    paths.oppositions.list(),
    paths.account.profile(),
    paths.compositions.details(work),
    paths.recordings.details(recording),
    paths.oppositions.details(opposition),
    paths.account.personalIdentifiers(),
  ];
}

async function linesOf(page: Page): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not shown, and each line is an element's
  const text = await page.locator('body').innerText();
  return text.split('\n').map((line) => line.trim());
}

/** A text, or a group of labels by code. */
type Entry = string | Readonly<Record<string, string>>;

/** Texts without values that differ in French. */
function englishOnly(): Set<string> {
  const [english = [], french = []] = ['en', 'fr'].map((language) =>
    globSync(`{host,remote-*,shared/*,api}/messages/${language}/*.json`, { cwd: WORKSPACE })
      .sort()
      // `pnpm messages --check` verifies the form of catalogues.
      .map((file) => JSON.parse(readFileSync(path.join(WORKSPACE, file), 'utf8')) as Record<string, Entry>)
      .flatMap((entries) => Object.values(entries))
      .flatMap((entry) => (typeof entry === 'string' ? entry : Object.values(entry))),
  );
  const same = new Set(french);
  return new Set(english.filter((text) => !same.has(text) && !text.includes('{')));
}
