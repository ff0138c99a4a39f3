import { paths } from '@counterpoint/contract/paths';
import type { OpenInvitation } from '@counterpoint/domain/schemas/works';
import { type FakeRoutes, failWith, fakeApi, fillIn, renderWithHost } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { InvitationPage } from './invitation-page.tsx';

const token = 'a'.repeat(43);
const invitation: OpenInvitation = {
  title: 'Volta Tide',
  name: 'Nana Darko',
  inviter_name: 'Ama Kusi',
  shown: 'digest',
  expires_at: '2026-12-20T10:00:00Z',
  registered: null,
  lines: [{ role: 'CA', shares: { pr: 4_000, mr: 3_000, sr: 0 }, collections: [], agreement: null }],
  others: { count: 2, shares: { pr: 6_000, mr: 7_000, sr: 0 } },
};
const answered = { title: 'Volta Tide', inviter_name: 'Ama Kusi' };

function openPage(routes: FakeRoutes, search = `?token=${token}`) {
  const api = fakeApi(routes);
  const path = `${paths.compositions.invitation()}${search}`;
  return { ...renderWithHost(<InvitationPage />, { route: paths.compositions.invitation(), path }), api };
}

describe('invitation', () => {
  test('shows the invited party’s shares in figures and the sum of the others', async () => {
    openPage({ 'POST /work-invitations/checks': invitation });
    expect(await screen.findByRole('heading', { level: 2, name: 'Volta Tide' })).toBeVisible();
    expect(screen.getByText(/^Ama Kusi submitted this work and named you in it as Nana Darko/)).toBeVisible();
    for (const text of ['Composer and author (you)', '40.00%', '30.00%', '2 other writers and publishers', '60.00%'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getAllByText('100.00%')).toHaveLength(2);
  });

  test('shows where and under which agreement the party collects', async () => {
    const publisher = {
      role: 'SE' as const,
      shares: { pr: 0, mr: 0, sr: 0 },
      collections: [{ is_included: true, territory: '0392', shares: { pr: 5_000, mr: 10_000, sr: 0 } }],
      agreement: { number: 'OSU-77', type: null, society_number: null },
    };
    openPage({ 'POST /work-invitations/checks': { ...invitation, lines: [publisher] } });
    const terms = 'agreement OSU-77, collects in Japan (performing 50.00%, mechanical 100.00%)';
    expect(await screen.findByText(terms)).toBeVisible();
  });

  test('confirms what was shown, after another confirmation', async () => {
    const { api, user } = openPage({
      'POST /work-invitations/checks': invitation,
      'POST /work-invitations/confirmations': answered,
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm my shares' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Confirm your shares of “Volta Tide”?' }));
    expect(question.getByText(/performing 40.00% and mechanical 30.00%/)).toBeVisible();
    expect(api.to('POST /work-invitations/confirmations')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Confirm my shares' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your shares are confirmed' })).toBeVisible();
    expect(api.to('POST /work-invitations/confirmations').map(({ body }) => body)).toEqual([
      { token, shown: 'digest' },
    ]);
    expect(screen.getByRole('link', { name: 'Join the society' })).toBeVisible();
  });

  test('says plainly that a revision leaves the party no share, and what is registered until they confirm', async () => {
    const removal = { ...invitation, registered: { pr: 4_000, mr: 3_000, sr: 0 }, lines: [] };
    const { user } = openPage({ 'POST /work-invitations/checks': removal });
    expect(await screen.findByText('You’d no longer have a share in this work')).toBeVisible();
    expect(
      screen.getByText(/stay as they are unless you confirm: performing 40.00% and mechanical 30.00%/),
    ).toBeVisible();
    expect(screen.queryByText('0.00%')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Confirm my removal' }));
    expect(await screen.findByRole('alertdialog', { name: 'Give up your shares of “Volta Tide”?' })).toBeVisible();
  });

  test('asks to confirm a share of 0% in a revision that still names the party', async () => {
    openPage({
      'POST /work-invitations/checks': {
        ...invitation,
        registered: { pr: 4_000, mr: 3_000, sr: 0 },
        lines: [{ role: 'CA', shares: { pr: 0, mr: 0, sr: 0 } }],
      },
    });
    expect(await screen.findByRole('button', { name: 'Confirm my shares' })).toBeVisible();
    expect(screen.getByText('Composer and author (you)')).toBeVisible();
  });

  test('declines with a reason', async () => {
    const { api, user } = openPage({
      'POST /work-invitations/checks': invitation,
      'POST /work-invitations/refusals': answered,
    });
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Decline my shares' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Enter what’s wrong.');
    await fillIn(user, dialog.getByLabelText('What’s wrong'), 'We agreed on half.');
    await user.click(dialog.getByRole('button', { name: 'Decline my shares' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'You declined' })).toBeVisible();
    const [sent] = api.to('POST /work-invitations/refusals');
    expect(sent?.body).toEqual({ token, shown: 'digest', reason: 'We agreed on half.' });
  });

  test('keeps the typed reason while the API is overloaded', async () => {
    const overloaded = failWith(503, { code: 'overloaded', message: 'Try again in a moment.' });
    const { api, user } = openPage({
      'POST /work-invitations/checks': invitation,
      'POST /work-invitations/refusals': overloaded,
    });
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    api.use({ 'POST /work-invitations/checks': overloaded });
    await fillIn(user, await screen.findByLabelText('What’s wrong'), 'We agreed on half.');
    await user.click(screen.getByRole('button', { name: 'Decline my shares' }));
    expect(await screen.findByText('Try again in a moment.')).toBeVisible();
    expect(screen.getByLabelText('What’s wrong')).toHaveValue('We agreed on half.');
    expect(api.to('POST /work-invitations/checks')).toHaveLength(1);
  });

  test('keeps the typed reason if the shares have changed and can’t be read again', async () => {
    const { api, user } = openPage({
      'POST /work-invitations/checks': invitation,
      'POST /work-invitations/refusals': failWith(409, { code: 'invitation_changed', message: 'Check them again.' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    api.use({ 'POST /work-invitations/checks': failWith(503) });
    await fillIn(user, await screen.findByLabelText('What’s wrong'), 'We agreed on half.');
    await user.click(screen.getByRole('button', { name: 'Decline my shares' }));
    await waitFor(() => expect(api.to('POST /work-invitations/checks')).toHaveLength(2));
    expect(await screen.findByText('Check them again.')).toBeVisible();
    expect(screen.getByLabelText('What’s wrong')).toHaveValue('We agreed on half.');
  });

  test('shows why the link no longer works once it was used elsewhere', async () => {
    const used = failWith(410, { code: 'link_used', message: 'Nothing is left to do.' });
    const { api, user } = openPage({
      'POST /work-invitations/checks': invitation,
      'POST /work-invitations/confirmations': used,
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm my shares' }));
    api.use({ 'POST /work-invitations/checks': used });
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Confirm my shares' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'You’ve already responded' })).toBeVisible();
  });

  test('shows the shares as they are now if they have changed meanwhile', async () => {
    const { api, user, host } = openPage({
      'POST /work-invitations/checks': invitation,
      'POST /work-invitations/confirmations': failWith(409, {
        code: 'invitation_changed',
        message: 'Check them again.',
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm my shares' }));
    const lines = [{ role: 'CA' as const, shares: { pr: 2_500, mr: 3_000, sr: 0 } }];
    api.use({ 'POST /work-invitations/checks': { ...invitation, shown: 'another', lines } });
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Confirm my shares' }));
    expect(await screen.findByText('25.00%')).toBeVisible();
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith('Check them again.', { type: 'error' }));
  });
});

describe('links that don’t work', () => {
  test.each([
    ['link_expired', 'This invitation has expired'],
    ['link_used', 'You’ve already responded'],
    ['link_withdrawn', 'This link is no longer valid'],
    ['link_joined', 'You’re now a member'],
    ['link_ended', 'This invitation has ended'],
    ['link_removed', 'You’re no longer named in this work'],
  ])('explains %s', async (code, title) => {
    openPage({ 'POST /work-invitations/checks': failWith(410, { code, message: 'What to do next.' }) });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('What to do next.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm my shares' })).toBeNull();
  });

  test.each([`?token=${token}`, ''])('explains an unknown link and an incomplete one (%s)', async (search) => {
    openPage({ 'POST /work-invitations/checks': failWith(404, { code: 'link_unknown' }) }, search);
    expect(await screen.findByRole('heading', { level: 1, name: 'We don’t recognise this link' })).toBeVisible();
  });

  test('offers to try again if the API is unavailable', async () => {
    openPage({ 'POST /work-invitations/checks': failWith(429, { message: 'Too many requests.' }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
