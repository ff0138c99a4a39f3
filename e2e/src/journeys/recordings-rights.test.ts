import { paths } from '@counterpoint/contract/paths';
import { USE_TYPES } from '@counterpoint/domain/recording-rights';
import { freshMember } from '../portal/fresh-member.ts';
import { openSession } from '../portal/session-cookie.ts';
import { expect, test } from '../portal/test.ts';

const { recordings } = paths;

test('divides rights by territory and time, and reports exactly where they exceed 100%', { tag: '@phone' }, async ({
  page,
  portal,
}) => {
  const member = await freshMember(portal, { given_name: 'Adwoa', other_names: 'Boateng' });
  await openSession(page.context(), portal, member);
  const editor = page.getByRole('region', { name: 'Rights holders' });

  await test.step('opens the rights of a new recording', async () => {
    await page.goto(recordings.add());
    await page.getByLabel('Title of the recording').fill(`Night Market ${member.email.slice(5, 11)}`);
    await page.getByRole('button', { name: /continue/i }).click();
    await page.waitForURL(/draft=/);
    await expect(page.getByText(/Draft saved/).first()).toBeVisible();
    const draft = new URL(page.url()).searchParams.get('draft') ?? '';
    await page.goto(`${recordings.continueDraft(draft)}&step=rights`);
    await expect(editor).toBeVisible();
  });

  await test.step('assigns the world except Ghana', async () => {
    await editor.getByRole('button', { name: 'Add me' }).click();
    await editor.getByLabel('First day').fill('2022-05-28');
    await editor.getByRole('button', { name: 'Exclude', exact: true }).click();
    await editor.getByRole('combobox', { name: 'Exclude a territory' }).fill('Ghana');
    await page.getByRole('option', { name: /^Ghana/ }).click();
    await expect(editor.getByText(/^\d+ countries: World except Ghana$/)).toBeVisible();
    await expect(page.getByText(/Rights add up to 100%/)).toBeVisible();
    await editor.getByRole('button', { name: 'More about Adwoa Boateng' }).click();
  });

  await test.step('exceeds 100% in Ghana, and sees where and when', async () => {
    for (const [from, to] of [
      ['2022-05-28', ''],
      ['2026-03-01', '2026-12-31'],
    ] as const) {
      await editor.getByRole('combobox', { name: 'Add a rights holder' }).fill('Kofi Mensah');
      await page.getByRole('option', { name: /Kofi Mensah/ }).click();
      await editor.getByLabel('First day').fill(from);
      await editor.getByLabel('Last day').fill(to);
      await editor.getByRole('button', { name: 'Remove World' }).click();
      await editor.getByRole('combobox', { name: 'Include a territory' }).fill('Ghana');
      await page.getByRole('option', { name: /^Ghana/ }).click();
      await editor.getByLabel('Share %').fill(to === '' ? '80' : '50');
      await editor.getByRole('button', { name: 'More about Kofi Mensah' }).last().click();
    }
    await expect(page.getByText('Ghana, 1 March 2026 to 31 December 2026: 130.00% claimed.')).toBeVisible();
    await expect(page.getByText('Unclaimed: Ghana from 1 January 2027 (20.00%).')).toBeVisible();
    const timeline = page.getByRole('region', { name: 'Timeline of broadcast' });
    await expect(timeline.getByRole('img', { name: /^Ghana, 1 March 2026.*130\.00% in total$/ })).toBeVisible();
    // All years are visible: a timeline that scrolls cuts off numbers.
    expect(await timeline.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
  });

  await test.step('reaches every bar by keyboard', async () => {
    await page.getByRole('button', { name: /^Broadcast/ }).focus();
    // Past the other uses.
    for (let presses = 0; presses <= USE_TYPES.length; presses += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('img', { name: /^Kofi Mensah: 80\.00%/ })).toBeFocused();
  });

  await test.step('keeps everything', async () => {
    await expect(page.getByText(/Draft saved/).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('Ghana, 1 March 2026 to 31 December 2026: 130.00% claimed.')).toBeVisible();
  });
});
