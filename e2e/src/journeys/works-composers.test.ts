// cspell:ignore mensha
import { paths } from '@counterpoint/contract/paths';
import { freshMember } from '../portal/fresh-member.ts';
import { openSession } from '../portal/session-cookie.ts';
import { expect, test } from '../portal/test.ts';

const { compositions } = paths;

test('searches, adds, finds by stage name and corrects a composer, all by keyboard', async ({ page, portal }) => {
  const member = await freshMember(portal);
  // Unique per run, so that projects and repeats don't collide.
  const family = `Zyl${member.email.slice(5, 11).replaceAll(/[^a-z]/g, 'x')}`;
  await openSession(page.context(), portal, member);

  await test.step('starts with an empty list of own rights holders', async () => {
    await page.goto(compositions.composers());
    await expect(page.getByRole('heading', { name: 'People you work with will appear here' })).toBeVisible();
    await page.getByRole('link', { name: 'Add a composer' }).focus();
    await page.keyboard.press('Enter');
  });

  await test.step('searches first, and finds nobody', async () => {
    await expect(page.getByRole('heading', { name: 'Who do you want to add?' })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type(`Abena ${family}`);
    await expect(page.getByRole('heading', { name: `matches “Abena ${family}”` })).toBeVisible();
    await page.getByRole('link', { name: 'Add a new composer' }).focus();
    await page.keyboard.press('Enter');
  });

  await test.step('adds a writer with a stage name and a society', async () => {
    await expect(page.getByLabel('Family name, or the only name')).toHaveValue(family);
    await page.getByLabel('Name 1').fill(`Queen ${family}`);
    await page.getByLabel('Performing').selectOption({ label: 'GHAMRO (Ghana)' });
    await page.getByLabel('Year of birth').selectOption('1961');
    await page.getByLabel('Name 1').press('Enter');
    await expect(page.getByText(`Also known as Queen ${family}`)).toBeVisible();
    await expect(page.getByText('GHAMRO (performing) · No registered works')).toBeVisible();
  });

  await test.step('suggests them when the same name is typed again', async () => {
    await page.goto(compositions.addComposer());
    await page.getByLabel('Given names').fill('Abena');
    await page.getByLabel('Family name, or the only name').fill(family);
    const known = page.getByRole('region', { name: 'Already known' });
    await expect(known.getByText('Same name')).toBeVisible();
    await known.getByRole('button', { name: /^This is them/ }).click();
    await expect(page.getByRole('list', { name: 'Composers' }).getByRole('listitem')).toHaveCount(1);
  });

  await test.step('lets the member who added them correct them', async () => {
    await page.getByRole('link', { name: `Correct Abena ${family}` }).click();
    await expect(page.getByLabel('Year of birth')).toHaveValue('1961');
    await page.getByLabel('Given names').fill('Abena Mansa');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('list', { name: 'Composers' }).getByText('Mansa')).toBeVisible();
  });
});

test('adds known and new composers from the index to a draft', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const member = await freshMember(portal);
  const title = `Volta Nights ${member.email.slice(5, 11)}`;
  const family = `Xyr${member.email.slice(5, 11).replaceAll(/[^a-z]/g, 'x')}`;
  await openSession(page.context(), portal, member);

  const draft = await test.step('starts a work', async () => {
    await page.goto(compositions.add());
    await page.getByLabel('Title of the work').fill(title);
    await page.getByRole('button', { name: /continue/i }).click();
    await page.waitForURL(/draft=/);
    await expect(page.getByText(/Draft saved/).first()).toBeVisible();
    return new URL(page.url()).searchParams.get('draft') ?? '';
  });

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

  await test.step('keeps both after a reload, without adding them again', async () => {
    await expect(page.getByText(/Draft saved/).first()).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(`Performing % of Esi ${family}`)).toHaveCount(1);
    await expect(page.getByLabel('Performing % of Kofi Mensah')).toHaveCount(1);
  });
});
