import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { memberAtApi } from '../portal/api-member.ts';
import { memberPage } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expectGoodDialog } from '../portal/good-screen.ts';
import { expect, test } from '../portal/test.ts';

const band = (page: Page) => page.getByRole('region', { name: 'Next step' });
const next = (page: Page, name: string) => page.getByRole('button', { name: `Continue to ${name}` }).click();
const shareOf = (page: Page, name: string) => page.getByRole('textbox', { name: `Performing % of ${name}` });

/** Fills every step, from the kind to the last. */
async function sayWhy(page: Page, statement: string): Promise<void> {
  await page.getByRole('textbox', { name: 'What’s wrong, and how you know' }).fill(statement);
}

async function file(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'The information I’ve given is true to the best of my knowledge.' }).check();
  await page.getByRole('button', { name: 'File the case' }).click();
}

test('files a case from the page of a work, which ends when the respondent accepts the change', {
  tag: '@phone',
}, async ({ browser, portal }) => {
  const [afua, kwame] = [
    await freshMember(portal, { given_name: 'Afua', other_names: 'Ansah' }),
    await freshMember(portal, { given_name: 'Kwame', other_names: 'Donkor' }),
  ];
  const [one, two] = [await memberAtApi(portal, afua), await memberAtApi(portal, kwame)];
  const title = `Filing Song ${afua.email.slice(5, 11)}`;
  const work = await one.submitWork(title, [
    [one, 75],
    [two, 25],
  ]);
  await two.confirm(work);
  const page = await memberPage(browser, { portal, member: kwame });

  await test.step('the work links to what can be opposed, and what each kind needs', async () => {
    await page.goto(paths.compositions.details(work));
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Oppose' }).click();
    await expect(page.getByRole('region', { name: 'The work' })).toContainText(title);
    await page.getByRole('radio', { name: 'Writer’s share' }).check();
    await page.getByRole('button', { name: 'Start the case' }).click();
    await expect(page.getByRole('checkbox', { name: 'Mechanical' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Mechanical' }).uncheck();
  });

  await test.step('claims shares next to the registered ones, and keeps the draft after a reload', async () => {
    await next(page, 'shares');
    await shareOf(page, 'Kwame Donkor').fill('45');
    await expect(page.getByText('20.00% over')).toBeVisible();
    await shareOf(page, 'Afua Ansah').fill('55');
    await expect(page.getByText('Fully allocated')).toBeVisible();
    await expect(page.getByText(/^Draft saved|^Saved/).first()).toBeVisible();
    await page.reload();
    await expect(shareOf(page, 'Kwame Donkor')).toHaveValue('45.00');
  });

  await test.step('gives a statement, declares that it is true, and files', async () => {
    await next(page, 'reason');
    await sayWhy(page, 'I wrote the bridge and the second verse.');
    await next(page, 'review');
    await expect(page.getByRole('list', { name: 'Changes' })).toContainText('Kwame Donkor');
    await file(page);
    await expect(page.getByText(/^Case OPP-\d{4}-\d+ was filed\.$/)).toBeVisible();
    await expect(page).toHaveURL(/musical-opposition\/details\//);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  await test.step('the respondent accepts, and the work has the claimed shares', async () => {
    const other = await memberPage(browser, { portal, member: afua, at: page.url() });
    await band(other).getByRole('button', { name: 'Accept the change' }).click();
    const dialog = other.getByRole('dialog', { name: 'Accept the change?' });
    await expect(dialog.getByText('55.00%')).toBeVisible();
    await expectGoodDialog(other);
    await dialog.getByRole('button', { name: 'Accept the change' }).click();
    for (const each of [page, other]) await expect(band(each).getByText('The parties agreed.')).toBeVisible();
    await page.getByRole('link', { name: 'View work' }).click();
    const parties = page.getByRole('region', { name: 'Writers and publishers' });
    for (const share of ['55.00%', '45.00%']) await expect(parties.getByText(share).first()).toBeVisible();
    await expect(page.getByText('In dispute', { exact: true })).toHaveCount(0);
  });
});

test('opposes an owner of a recording for Ghana, in a case that waits for documents', async ({ browser, portal }) => {
  const [yaa, ekow] = [
    await freshMember(portal, { given_name: 'Yaa', other_names: 'Gyamfi' }),
    await freshMember(portal, { given_name: 'Ekow', other_names: 'Hagan' }),
  ];
  const owner = await memberAtApi(portal, yaa);
  const title = `Filed Recording ${yaa.email.slice(5, 11)}`;
  const recording = await owner.submitRecording(title, 100);
  const page = await memberPage(browser, { portal, member: ekow });

  await test.step('finds the recording by keyboard', async () => {
    await page.goto(paths.oppositions.add());
    await page.getByRole('button', { name: 'A recording' }).click();
    await page.getByRole('combobox', { name: 'Find the recording' }).pressSequentially(title);
    await expect(page.getByRole('option', { name: new RegExp(title) })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`recording=${recording}`));
    await page.getByRole('radio', { name: 'Ownership of the recording' }).check();
    await page.getByRole('button', { name: 'Start the case' }).click();
  });

  await test.step('limits the scope to Ghana, where a new holder claims half', async () => {
    await page.getByRole('combobox', { name: 'Include a territory' }).fill('Ghana');
    await page.getByRole('option', { name: /Ghana/ }).click();
    await page.getByRole('button', { name: 'Remove World' }).click();
    await next(page, 'shares');
    await page.getByRole('button', { name: 'Add yourself' }).click();
    await page.getByRole('textbox', { name: 'Of the recording % of Ekow Hagan' }).fill('50');
    await page.getByRole('button', { name: 'Reduce the other shares' }).click();
    await expect(page.getByRole('textbox', { name: 'Of the recording % of Yaa Gyamfi' })).toHaveValue('50.00');
  });

  await test.step('files without a document, and gets a request for one', async () => {
    await next(page, 'reason');
    await expect(page.getByText(/within 60 days, or the case lapses/)).toBeVisible();
    await sayWhy(page, 'We licensed it for Ghana in January.');
    await next(page, 'review');
    await expect(page.getByText(/^You have 60 days to add your documents/)).toBeVisible();
    await file(page);
    await expect(page).toHaveURL(/musical-opposition\/details\//);
    await expect(page.getByRole('region', { name: 'Next step' })).toContainText(/document/i);
  });
});
