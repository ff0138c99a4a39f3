import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';

/** A picture to take: how it is called, and how to get there from a page of the portal. */
export interface Place {
  readonly name: string;
  readonly isPublic?: boolean;
  readonly go: (page: Page) => Promise<unknown>;
}

function at(name: string, path: string, isPublic = false): Place {
  return { name, isPublic, go: (page) => page.goto(path) };
}

/** Opens the first work of the list that has this state. */
function detailsOf(name: string, filter: string): Place {
  return {
    name,
    go: (page) => openFirst(page, filter),
  };
}

async function openFirst(page: Page, filter: string): Promise<void> {
  await page.goto(`${paths.compositions.list()}?filter=${filter}`);
  const works = page.getByRole('main').locator(`a[href*="${paths.compositions.details('')}"]`);
  await works.first().click();
  await page.waitForURL(`**${paths.compositions.details('')}*`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Resumes the first draft of the list at one step of the wizard. */
function draftAt(name: string, step: string): Place {
  return {
    name,
    go: async (page) => {
      await openFirst(page, 'draft');
      const link = page.getByRole('main').locator('a[href*="draft="]').first();
      await page.goto(`${await link.getAttribute('href')}&step=${step}`);
    },
  };
}

/** Every route, and the states of it that differ most. */
export const PLACES: readonly Place[] = [
  at('sign-in', paths.signIn(), true),
  at('sign-up-individual', paths.account.signupIndividual(), true),
  at('sign-up-corporate', paths.account.signupCorporate(), true),
  {
    name: 'sign-up-errors',
    isPublic: true,
    go: async (page) => {
      await page.goto(paths.account.signupIndividual());
      await page.getByRole('button', { name: 'Join' }).click();
    },
  },
  {
    name: 'sign-up-terms',
    isPublic: true,
    go: async (page) => {
      await page.goto(paths.account.signupIndividual());
      await page.getByText('Read the terms').click();
    },
  },
  at('sign-up-success', paths.account.signupSuccess(), true),
  at('dashboard', paths.dashboard()),
  at('compositions', paths.compositions.list()),
  at('compositions-no-match', `${paths.compositions.list()}?query=zzzzzz`),
  at('repertoire', `${paths.compositions.search()}?query=harmatan`),
  at('register-search', paths.compositions.add()),
  draftAt('register-about', 'about'),
  draftAt('register-writers', 'writers'),
  {
    name: 'register-picker',
    go: async (page) => {
      await draftAt('', 'writers').go(page);
      await page.getByRole('combobox', { name: 'Add a writer' }).fill('mens');
      await page
        .getByRole('option', { name: /Mensah/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'register-new-writer',
    go: async (page) => {
      await draftAt('', 'writers').go(page);
      await page.getByRole('combobox', { name: 'Add a writer' }).fill('Zzyx Quartey');
      await page.getByRole('button', { name: 'Add a new writer' }).click();
    },
  },
  draftAt('register-review', 'review'),
  detailsOf('composition-registered', 'registered'),
  detailsOf('composition-awaiting', 'awaiting_confirmation'),
  detailsOf('composition-in-dispute', 'in_dispute'),
  detailsOf('composition-draft', 'draft'),
  {
    name: 'composition-confirm',
    go: async (page) => {
      await page.goto(paths.dashboard());
      await page
        .getByRole('link', { name: /^Review/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Confirm my shares' }).click();
    },
  },
  {
    name: 'composition-discard',
    go: async (page) => {
      await openFirst(page, 'draft');
      await page.getByRole('button', { name: 'Discard draft' }).click();
    },
  },
  at('recordings', paths.recordings.list()),
  at('oppositions', paths.oppositions.list()),
  at('profile', paths.account.profile()),
  at('diagnostics', paths.diagnostics()),
  at('not-found', '/nothing/here'),
  {
    name: 'account-menu',
    go: async (page) => {
      await page.goto(paths.dashboard());
      await page.getByRole('button', { name: /account of/ }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
    },
  },
];
