import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { showMenu } from '../portal/demo-member.ts';
import type { Place } from './place.ts';
import { visit, visitOrStay } from './visit.ts';

const PROFILE = '**/api/v1/user/profile';
const SESSION_ENDED = { message: 'Your session has ended.', code: 'session_ended', request_id: '0' };

/** The shell differs by width; other pages follow when the window changes. */
export const MENU_DRAWER = 'menu-drawer';

/** Opens the dashboard and clicks something in the shell. */
function opened(name: string, press: (page: Page) => Promise<unknown>): Place {
  return {
    name,
    go: async (page) => {
      await visitOrStay(page, paths.dashboard());
      await page.getByRole('heading', { level: 1 }).waitFor();
      await press(page);
    },
  };
}

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /notification/i });

/** The shell's overlays, and the pages that it shows itself. */
export const SHELL_PLACES: readonly Place[] = [
  opened('bell', async (page) => {
    await bell(page).click();
    await page.getByRole('dialog', { name: 'Notifications' }).getByRole('link').first().waitFor();
  }),
  opened('palette', async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('option').first().waitFor();
  }),
  opened('palette-found', async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('harm');
    await page.getByRole('group', { name: 'Your works' }).waitFor();
  }),
  opened('account-menu', async (page) => {
    await page.getByRole('button', { name: /account of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
  }),
  opened(MENU_DRAWER, async (page) => {
    await showMenu(page);
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  }),
  {
    name: 'sign-in-again',
    go: async (page) => {
      await visit(page, paths.account.profile());
      await page.route(PROFILE, (route) => route.fulfill({ status: 401, json: SESSION_ENDED }));
      await page.getByRole('textbox').last().fill('24 555 0143');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByRole('alertdialog').waitFor();
      await page.unroute(PROFILE);
    },
  },
  {
    name: 'leave-question',
    go: async (page) => {
      await visit(page, paths.account.profile());
      await page.getByRole('textbox').first().fill('Not saved');
      await page.getByRole('banner').getByRole('link').first().click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'toasts',
    go: async (page) => {
      await visit(page, paths.diagnostics());
      for (const kind of ['Blank', 'Loading', 'Success', 'Error'])
        await page.getByRole('button', { name: kind, exact: true }).press('Enter');
    },
  },
  {
    name: 'error-page',
    go: async (page) => {
      await visit(page, paths.diagnostics());
      await page.getByRole('button', { name: 'Throw an error' }).click();
      await page.getByRole('heading', { name: 'Something went wrong.' }).waitFor();
    },
  },
];
