import { paths } from '@counterpoint/contract/paths';
import { memberAtApi } from '../portal/api-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { openSession } from '../portal/session-cookie.ts';
import { expect, test } from '../portal/test.ts';

test('links a recording with a work from its page, and unlinks it from the work’s page', async ({ page, portal }) => {
  const producer = await freshMember(portal, { given_name: 'Adwoa', other_names: 'Boateng' });
  const writer = await freshMember(portal, { given_name: 'Yaw', other_names: 'Darko' });
  const [atProducer, atWriter] = [await memberAtApi(portal, producer), await memberAtApi(portal, writer)];
  const mark = producer.email.slice(5, 11);
  const song = `Harbour Song ${mark}`;
  const recordingId = await atProducer.submitRecording(`Harbour Take ${mark}`, 100);
  const workId = await atWriter.submitWork(song, [[atWriter, 100]]);
  await openSession(page.context(), portal, producer);
  const works = page.getByRole('region', { name: 'Works', exact: true });

  await test.step('shows status, rights holders and performers', async () => {
    await page.goto(paths.recordings.details(recordingId));
    await expect(page.getByRole('heading', { level: 1, name: `Harbour Take ${mark}` })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Status' })).toContainText('registered and ready for payment');
    await expect(page.getByRole('main').getByText('Adwoa Boateng').first()).toBeVisible();
    await expect(works).toContainText('No works are linked yet');
  });

  await test.step('links it with another member’s work by keyboard', async () => {
    await page.getByRole('button', { name: 'Link a work' }).press('Enter');
    await page.getByRole('combobox', { name: 'Search works' }).focus();
    await page.keyboard.type(song);
    await expect(page.getByRole('option', { name: new RegExp(song) })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(works.getByRole('link', { name: song })).toBeVisible();
    await expect(page.getByRole('region', { name: 'History' })).toContainText('You linked a work');
  });

  await test.step('appears on the page of the work, which opens the recording', async () => {
    await works.getByRole('link', { name: song }).press('Enter');
    await expect(page).toHaveURL(new RegExp(workId));
    const recordings = page.getByRole('region', { name: 'Recordings of this work' });
    await expect(recordings.getByRole('link', { name: `Harbour Take ${mark}` })).toBeVisible();
    await recordings.getByRole('button', { name: `Unlink Harbour Take ${mark}` }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).press('Enter');
    // Registered recordings can still be linked.
    await expect(recordings).toContainText('No recordings are linked yet');
  });
  await Promise.all([atProducer.stop(), atWriter.stop()]);
});
