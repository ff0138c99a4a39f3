// cspell:ignore ipending
import { paths } from '@counterpoint/contract/paths';
import { freshMember } from '../portal/fresh-member.ts';
import { openSession } from '../portal/session-cookie.ts';
import { expect, test } from '../portal/test.ts';

const { recordings } = paths;

test('searches, adds and corrects a record company by keyboard, with a check for similar names', async ({
  page,
  portal,
}) => {
  const member = await freshMember(portal);
  // Unique per run, so that projects and repeats don't collide.
  const label = `Zyl${member.email.slice(5, 11).replaceAll(/[^a-z]/g, 'x')} Records`;
  await openSession(page.context(), portal, member);

  await test.step('starts with an empty list of own rights holders', async () => {
    await page.goto(recordings.rightsHolders());
    await expect(page.getByRole('heading', { name: 'People you work with will appear here' })).toBeVisible();
    await page.getByRole('link', { name: 'Add a rights holder' }).focus();
    await page.keyboard.press('Enter');
  });

  await test.step('searches first, and finds nobody', async () => {
    await expect(page.getByRole('heading', { name: 'Who do you want to add?' })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type(label);
    await expect(page.getByRole('heading', { name: `matches “${label}”` })).toBeVisible();
    await page.getByRole('link', { name: 'Add a new rights holder' }).focus();
    await page.keyboard.press('Enter');
  });

  await test.step('adds the company with its type', async () => {
    await expect(page.getByLabel('Name of the company')).toHaveValue(label);
    await page.getByLabel('Organisation type').selectOption('Record Company');
    await page.getByLabel('Year founded').selectOption('1998');
    await page.getByLabel('Country').selectOption('GH');
    await page.getByLabel('Name of the company').press('Enter');
    const card = page.getByRole('list', { name: 'Rights holders' }).getByRole('listitem');
    await expect(card).toHaveCount(1);
    await expect(card.getByText('Record Company')).toBeVisible();
    await expect(card.getByText('ISNIpending')).toBeVisible();
  });

  await test.step('suggests the company when the same name is typed again', async () => {
    await page.goto(recordings.addRightsHolder());
    await page.getByLabel('Name of the company').fill(label);
    const known = page.getByRole('region', { name: 'Already known' });
    await expect(known.getByText('Same name')).toBeVisible();
    await known.getByRole('button', { name: /^This is them/ }).click();
    await page.getByRole('link', { name: `Correct ${label}` }).click();
    await expect(page.getByLabel('Organisation type')).toHaveValue('Record Company');
    await expect(page.getByLabel('Year founded')).toHaveValue('1998');
  });
});

test('adds a rights holder from the index to a draft and continues at its rights', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const member = await freshMember(portal);
  const title = `Volta Nights ${member.email.slice(5, 11)}`;
  const label = `Xyr${member.email.slice(5, 11).replaceAll(/[^a-z]/g, 'x')} Sounds`;
  await openSession(page.context(), portal, member);
  const draft = await test.step('starts a recording', async () => {
    await page.goto(`${recordings.add()}`);
    await page.getByLabel('Title of the recording').fill(title);
    await page.getByRole('button', { name: /continue/i }).click();
    await page.waitForURL(/draft=/);
    await expect(page.getByText(/Draft saved/).first()).toBeVisible();
    return new URL(page.url()).searchParams.get('draft') ?? '';
  });

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

  await test.step('keeps it after a reload, without adding it again', async () => {
    await page.reload();
    await expect(page.getByRole('region', { name: 'Rights holders' }).getByText(label)).toHaveCount(1);
  });
});
