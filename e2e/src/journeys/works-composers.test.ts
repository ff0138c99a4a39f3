// cspell:ignore mensha
import { paths } from '@counterpoint/contract/paths';
import { memberAtApi } from '../portal/api-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { openSession } from '../portal/session-cookie.ts';
import { expect, test } from '../portal/test.ts';

const { compositions } = paths;

test('adds known and new composers from the index to a draft', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const member = await freshMember(portal);
  const title = `Volta Nights ${member.email.slice(5, 11)}`;
  const family = `Xyr${member.email.slice(5, 11).replaceAll(/[^a-z]/g, 'x')}`;
  const own = await memberAtApi(portal, member);
  const draft = await own.storeDraft(title);
  await own.stop();
  await openSession(page.context(), portal, member);

  await test.step('chooses a composer from the index', async () => {
    await page.goto(`${compositions.composersFor(draft)}?filter=all&query=mensha`);
    await expect(page.getByText(`For “${title}”`)).toBeVisible();
    await page.getByRole('button', { name: 'Choose Kofi Mensah' }).click();
    await expect(page.getByLabel('Performing % of Kofi Mensah')).toBeVisible();
    await expect(page.getByText(/Draft saved/).first()).toBeVisible();
  });

  await test.step('adds a new composer, and returns with both', async () => {
    await page.goto(`${compositions.findComposerFor(draft)}?query=Esi+${family}`);
    await page.getByRole('link', { name: 'Add a new composer' }).click();
    await page.getByRole('button', { name: 'Add to the work' }).click();
    await expect(page.getByLabel(`Performing % of Esi ${family}`)).toBeVisible();
    await expect(page.getByLabel('Performing % of Kofi Mensah')).toBeVisible();
    expect(new URL(page.url()).searchParams.has('writer')).toBe(false);
  });
});
