import { paths } from '@counterpoint/contract/paths';
import { session } from '@counterpoint/domain/schemas/members';
import { type Page, request } from '@playwright/test';
import * as z from 'zod';
import { memberAtApi } from '../portal/api-member.ts';
import { fillSignIn, type Member, signIn } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { lastMailTo } from '../portal/outbox.ts';
import { runSocietyCommand } from '../portal/society-command.ts';
import { type Portal, startPortal } from '../portal/start-portal.ts';
import { expect, test } from '../portal/test.ts';

const openedSession = z.object({ data: session });

/** Chromium's own authenticator, whose owner always touches it. An accessibility check would unplug it. */
async function plugInAuthenticator(page: Page): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('WebAuthn.enable');
  await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Lets a day pass, until the portal's process asks this member for a new proof. */
async function outlastProofs(portal: Portal, member: Member): Promise<void> {
  const api = await request.newContext({ baseURL: `${portal.origin}/api/v1/` });
  const { email, password } = member;
  const opened = await api.post('session', { data: { email, password } });
  const headers = { authorization: `Bearer ${openedSession.parse(await opened.json()).data.token}` };
  await runSocietyCommand(portal, 'clock', 'advance', '1');
  await expect.poll(async () => (await api.delete('user/authenticator-app', { headers })).status()).toBe(403);
  await api.dispose();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
}

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: /Akosua/ });

test.describe('a passkey', () => {
  test.use({ expectedErrors: [/403/] });

  // Its own portal, because the clock applies to all its users.
  test('signs in, confirms that shares are given away, and is replaced by a recovery code', {
    tag: '@phone',
  }, async ({ page }) => {
    const portal = await startPortal({
      TEST_MODE: 'on',
      STEP_UP_MINUTES: '10',
      SESSION_HOURS: '100',
      SESSION_IDLE_MINUTES: '6000',
    });
    try {
      const akosua = await freshMember(portal, { given_name: 'Akosua', other_names: 'Addo' });
      const yaw = await freshMember(portal, { given_name: 'Yaw', other_names: 'Badu' });
      const [one, two] = [await memberAtApi(portal, akosua), await memberAtApi(portal, yaw)];
      const work = await one.submitWork('Harbour Song', [
        [one, 60],
        [two, 40],
      ]);
      await two.confirm(work);
      const caseId = await two.fileCase(work, 50);
      await plugInAuthenticator(page);
      let recoveryCode = '';

      await test.step('is added on the security page, with recovery codes', async () => {
        await signIn(page, akosua, portal.origin);
        await page.goto(`${portal.origin}${paths.account.security()}`);
        await page.getByRole('button', { name: 'Add a passkey' }).click();
        const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
        await dialog.getByLabel('Name').fill('Red laptop');
        await dialog.getByRole('button', { name: 'Continue' }).click();
        const codes = page.getByRole('alertdialog', { name: 'Your recovery codes' });
        await expect(codes.getByRole('listitem')).toHaveCount(10);
        recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
        await codes.getByRole('button', { name: 'I’ve saved them' }).click();
        await expect(page.getByRole('list', { name: 'Passkeys' }).getByText('Red laptop')).toBeVisible();
        expect((await lastMailTo(portal, akosua.email, /security settings/)).body).toContain('Red laptop');
      });

      await test.step('signs in without a password', async () => {
        await signOut(page);
        await page.getByRole('button', { name: 'Use a passkey' }).click();
        await expect(dashboard(page)).toBeVisible();
      });

      await test.step('confirms a sensitive act, which then goes through', async () => {
        await outlastProofs(portal, yaw);
        await page.goto(`${portal.origin}${paths.oppositions.details(caseId)}`);
        await page
          .getByRole('region', { name: 'Next step' })
          .getByRole('button', { name: 'Accept the change' })
          .click();
        const dialog = page.getByRole('dialog', { name: 'Accept the change?' });
        await dialog.getByRole('button', { name: 'Accept the change' }).click();
        const proof = page.getByRole('alertdialog', { name: 'Confirm that it’s you' });
        await proof.getByRole('button', { name: 'Use a passkey' }).click();
        await expect(proof).toBeHidden();
        await expect(page.getByText(/Resolved/).first()).toBeVisible();
      });

      await test.step('is replaced by a recovery code after the password', async () => {
        await signOut(page);
        await fillSignIn(page, akosua);
        await expect(page.getByRole('heading', { level: 1, name: 'Second step' })).toBeVisible();
        await page.getByLabel('Code').fill(recoveryCode);
        await page.getByRole('button', { name: 'Sign in' }).click();
        await expect(dashboard(page)).toBeVisible();
        await lastMailTo(portal, akosua.email, /recovery code was used/);
      });
      // An open page would miss the portal.
      await page.close();
    } finally {
      await portal.stop();
    }
  });
});
