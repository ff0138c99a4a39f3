import { paths } from '@counterpoint/contract/paths';
import { fillSignIn, printedMember } from '../portal/demo-member.ts';
import { API_FAULTS } from '../portal/fault-proxy.ts';
import { openSession } from '../portal/session-cookie.ts';
import { settled } from '../portal/settled.ts';
import { expect } from '../portal/test.ts';
import { test } from './test.ts';

test.use({ expectedErrors: [/Failed to load resource|ERR_/] });

const API = /^\/api\/v1\//;

const WORDS: Record<(typeof API_FAULTS)[number], { signIn: RegExp; page: RegExp }> = {
  error: { signIn: /^You can’t sign in right now/, page: /^The server couldn’t respond \(error 500\)/ },
  cut: { signIn: /^We can’t reach the server/, page: /^Network error: the server couldn’t be reached/ },
  hanging: { signIn: /^The server is taking longer than usual/, page: /^The server is taking longer than usual/ },
};

test('reports that the API is unavailable at sign-in, keeps the input, and works once it is back', async ({
  page,
  faults,
  portal,
}) => {
  const ama = printedMember(portal.output(), 'ama.kusi@example.org');
  await page.goto('/');
  // The application is loaded behind the form, which it then replaces.
  await settled(page);
  await page.evaluate(() => Object.assign(window, { mark: 'same document' }));
  for (const fault of API_FAULTS) {
    faults.spoil(API, fault);
    await fillSignIn(page, ama);
    await expect(page.getByRole('alert'), fault).toHaveText(WORDS[fault].signIn);
    if (fault === 'hanging') await page.getByRole('alert').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(ama.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(ama.password);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  }
  faults.heal();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Ama/ })).toBeVisible();
  expect(await page.evaluate(() => 'mark' in window && window.mark)).toBe('same document');
});

test('opens a page with its shell while the API is unavailable, reports it, and recovers in place', async ({
  page,
  faults,
  portal,
}) => {
  await openSession(page.context(), portal, printedMember(portal.output(), 'ama.kusi@example.org'));
  await page.clock.install();
  for (const fault of API_FAULTS)
    await test.step(fault, async () => {
      faults.spoil(API, fault);
      await page.goto(paths.recordings.list());
      await page.evaluate(() => Object.assign(window, { mark: 'same document' }));
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
      // A call without a response fails after ten seconds; a failed one is retried twice first.
      const main = page.getByRole('main');
      await expect(main.getByRole('status', { name: 'Loading' })).toBeVisible();
      await page.clock.fastForward(11_000);
      await expect(main.getByText(WORDS[fault].page).first()).toBeVisible();
      faults.heal();
      await main.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Sound recordings' })).toBeVisible();
      await expect(page.getByRole('table')).toBeVisible();
      await expect(page.getByRole('button', { name: /account of Ama/ })).toBeVisible();
      expect(await page.evaluate(() => 'mark' in window && window.mark)).toBe('same document');
    });
});
