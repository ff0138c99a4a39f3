import { paths } from '@counterpoint/contract/paths';
import type { Locator, Page } from '@playwright/test';
import { visit } from './visit.ts';

/** Links found so far, by the path of their page. */
const lookedUp = new WeakMap<Page, Map<string, string>>();

/**
 * Returns the target of a link in the main part of the page at a path. Opens that page once per window, because many
 * places start there.
 */
export async function linkAt(page: Page, address: string, link: (main: Locator) => Locator): Promise<string> {
  const known = lookedUp.get(page) ?? new Map<string, string>();
  lookedUp.set(page, known);
  const before = known.get(address);
  if (before !== undefined) return before;
  await visit(page, address);
  const found = await link(page.getByRole('main')).first().getAttribute('href');
  if (!found) throw new Error(`The link that is looked for at ${address} leads nowhere.`);
  known.set(address, found);
  return found;
}

/** The ID of the first work of the member's list in a state. */
export async function firstWork(page: Page, filter: string): Promise<string> {
  const list = `${paths.compositions.list()}?filter=${filter}`;
  return idIn(await linkAt(page, list, (main) => main.locator(`a[href*="${paths.compositions.details('')}"]`)));
}

/** Resumes the first draft of the member's list at one step of the wizard. */
export async function resumeDraft(page: Page, step: string): Promise<void> {
  await visit(page, `${paths.compositions.continueDraft(await firstWork(page, 'draft'))}&step=${step}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** The ID at the end of the path of a work or recording. */
export function idIn(address: string): string {
  return address.split('/').at(-1) ?? '';
}
