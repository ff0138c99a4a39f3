import { aCaseListPage, failWith, fillIn } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { apiWith, open, work } from '../testing/open-details.tsx';

test('shows the effect, keeps a reason for withdrawal when the work changes, and sends it with the version shown', async () => {
  const api = apiWith(work, {
    'POST /compositions/:id/withdrawal': () => failWith(412, { code: 'stale_version' }),
    'GET /oppositions': aCaseListPage(),
  });
  const { user, host } = open();
  (await screen.findByRole('button', { name: 'More' })).focus();
  await user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  await user.keyboard('{End}{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: `Withdraw “${work.title}”?` }));
  expect(dialog.getByText(/Open claims .* end with it\. Its ISWC stays on record/)).toBeVisible();
  await fillIn(user, dialog.getByLabelText('Why you’re withdrawing it'), 'It was registered by mistake.');
  const changed = { ...work, version: work.version + 1, title: 'Another title', is_in_dispute: true };
  api.use({ 'GET /compositions/:id': changed });
  act(() => host.publishChange('compositions'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Another title', hidden: true })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Withdraw the work' }));
  expect(await dialog.findByText('What you typed is still here.')).toBeVisible();
  api.use({ 'POST /compositions/:id/withdrawal': { ...changed, state: 'withdrawn' } });
  await user.click(dialog.getByRole('button', { name: 'Withdraw the work' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const sent = api.to('POST /compositions/:id/withdrawal');
  expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual([`"${work.version}"`, `"${changed.version}"`]);
  expect(sent.at(-1)?.body).toEqual({ reason: 'It was registered by mistake.' });
});
