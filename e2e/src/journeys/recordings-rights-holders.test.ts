import { paths } from '@counterpoint/contract/paths';
import { memberAtApi } from '../portal/api-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { openSession } from '../portal/session-cookie.ts';
import { expect, test } from '../portal/test.ts';

const { recordings } = paths;

test('adds a rights holder from the index to a draft and continues at its rights', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const member = await freshMember(portal);
  const title = `Volta Nights ${member.email.slice(5, 11)}`;
  const label = `Xyr${member.email.slice(5, 11).replaceAll(/[^a-z]/g, 'x')} Sounds`;
  const own = await memberAtApi(portal, member);
  const draft = await own.storeDraft(title, 'recordings');
  await own.stop();
  await openSession(page.context(), portal, member);

  await test.step('adds a company, and returns with it', async () => {
    await page.goto(`${recordings.findRightsHolderFor(draft)}?query=${label}`);
    await expect(page.getByText(`For “${title}”`)).toBeVisible();
    await page.getByRole('link', { name: 'Add a new rights holder' }).click();
    await page.getByLabel('Organisation type').selectOption('Producer');
    await page.getByRole('button', { name: 'Add to the recording' }).click();
    await expect(page.getByRole('region', { name: 'Rights holders' }).getByText(label)).toBeVisible();
    await expect(page.getByText(/Draft saved/).first()).toBeVisible();
    expect(new URL(page.url()).searchParams.has('holder')).toBe(false);
  });
});
