import { paths } from '@counterpoint/contract/paths';
import { session } from '@counterpoint/domain/schemas/members';
import { type Browser, type Page, request } from '@playwright/test';
import * as z from 'zod';
import { memberAtApi } from '../portal/api-member.ts';
import { type Member, memberPage } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expectGoodDialog, expectGoodScreen } from '../portal/good-screen.ts';
import { runSocietyCommand } from '../portal/society-command.ts';
import { type Portal, startPortal } from '../portal/start-portal.ts';
import { expect, test } from '../portal/test.ts';

const openedSession = z.object({ data: session });

const band = (page: Page) => page.getByRole('region', { name: 'Next step' });

/** Advances the portal's clock and waits until its process follows: sessions end within that time. */
async function advanceDays(portal: Portal, member: Member, days: number): Promise<void> {
  const api = await request.newContext({ baseURL: `${portal.origin}/api/v1/` });
  const { email, password } = member;
  const opened = await api.post('session', { data: { email, password } });
  const { token } = openedSession.parse(await opened.json()).data;
  await runSocietyCommand(portal, 'clock', 'advance', String(days));
  const headers = { authorization: `Bearer ${token}` };
  await expect.poll(async () => (await api.get('user/profile', { headers })).status()).toBe(401);
  await api.dispose();
}

/** The page of a case after a new sign-in. */
async function open(browser: Browser, portal: Portal, { member, caseId }: { member: Member; caseId: string }) {
  const page = await memberPage(browser, { portal, member, at: paths.oppositions.details(caseId) });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

// Each needs its own portal, because the clock applies to all its users.
test.describe('expiry', () => {
  test('registers the claim after a third party joined, the first left, and nobody answered in time', {
    tag: '@phone',
  }, async ({ browser }) => {
    const portal = await startPortal({ TEST_MODE: 'on' });
    try {
      const [akosua, yaw, esi] = [
        await freshMember(portal, { given_name: 'Akosua', other_names: 'Addo' }),
        await freshMember(portal, { given_name: 'Yaw', other_names: 'Badu' }),
        await freshMember(portal, { given_name: 'Esi', other_names: 'Coker' }),
      ];
      const [one, two, three] = [
        await memberAtApi(portal, akosua),
        await memberAtApi(portal, yaw),
        await memberAtApi(portal, esi),
      ];
      const work = await one.submitWork('Silent Song', [
        [one, 60],
        [two, 40],
      ]);
      await two.confirm(work);
      const caseId = await two.fileCase(work, 50);
      const first = await open(browser, portal, { member: akosua, caseId });
      const second = await open(browser, portal, { member: yaw, caseId });

      await test.step('a respondent sees a third party join without reloading', async () => {
        expect(await three.fileCase(work, 10)).toBe(caseId);
        await expect(first.getByRole('region', { name: 'Claim' }).getByText('Esi Coker').first()).toBeVisible();
      });

      await test.step('the filer leaves the case by keyboard, and it continues with the third', async () => {
        await second.getByRole('button', { name: /^(Withdraw the case|Leave the case)$/ }).focus();
        await second.keyboard.press('Enter');
        const dialog = second.getByRole('dialog', { name: /^Leave OPP-/ });
        await dialog.getByRole('textbox').fill('It is hers, and not mine.');
        await expectGoodDialog(second);
        await dialog.getByRole('button', { name: 'Leave the case' }).click();
        await expect(second.getByText(/The other claims affect you, so you’re now a respondent/)).toBeVisible();
        await expect(first.getByText('It is hers, and not mine.').first()).toBeVisible();
      });

      await test.step('nobody can answer after the deadline, and the society confirms the outcome', async () => {
        await advanceDays(portal, akosua, 61);
        const late = await open(browser, portal, { member: akosua, caseId });
        await expect(band(late).getByText('The response deadline has passed.', { exact: true })).toBeVisible();
        await expect(band(late).getByRole('button', { name: 'Maintain my claim' })).toHaveCount(0);
        await expectGoodScreen(late);
        await runSocietyCommand(portal, 'cases', 'default', caseId);
        await expect(
          band(late).getByText('A party didn’t respond in time, so the society applied the claim.'),
        ).toBeVisible();
        await late.goto(paths.compositions.details(work));
        await expect(late.getByText('Esi Coker').first()).toBeVisible();
        await expect(late.getByText('In dispute', { exact: true })).toHaveCount(0);
      });
    } finally {
      await portal.stop();
    }
  });
});
