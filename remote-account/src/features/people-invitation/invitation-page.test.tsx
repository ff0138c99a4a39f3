import { paths } from '@counterpoint/contract/paths';
import type { OpenPersonInvitation } from '@counterpoint/domain/schemas/members';
import { type FakeRoutes, failWith, fakeApi, fakeHost, fillIn, renderWithHost } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { PersonInvitationPage } from './invitation-page.tsx';

const CHECK = 'POST /person-invitations/checks';
const PASSWORD = 'rain on the old harbour';
const accepted = {
  member_id: '01900000-0000-7000-8000-000000000012',
  member_name: 'Osu Music',
  email: 'efua@example.org',
};

function open(accepts: OpenPersonInvitation['accepts'], routes: FakeRoutes = {}, search = '?token=the-token') {
  const invitation = {
    member_name: 'Osu Music',
    inviter: 'Ama Mensah',
    email: 'efua@example.org',
    role: 'contributor',
    accepts,
  };
  const api = fakeApi({ [CHECK]: invitation, ...routes });
  const route = paths.account.peopleInvitation();
  const page = renderWithHost(<PersonInvitationPage />, {
    route,
    path: `${route}${search}`,
    host: fakeHost({ user: null }),
  });
  return { api, ...page };
}

const accept = () => screen.findByRole('button', { name: 'Accept invitation' });

describe('an invitation to act for a member', () => {
  test('creates an account for a person without one', async () => {
    const call = 'POST /person-invitations/accounts';
    const { api, user } = open('with_new_account', { [call]: accepted });
    expect(await screen.findByText(/Ama Mensah invites you to act for Osu Music. Role: Contributor/)).toBeVisible();
    await user.click(await accept());
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByRole('link', { name: 'Enter your name.' })).toBeVisible();
    await fillIn(user, screen.getByLabelText('Your name'), 'Efua Sarpong');
    await user.type(screen.getByLabelText('Password'), PASSWORD);
    await user.click(await accept());
    expect(await screen.findByRole('heading', { name: 'You can now act for Osu Music' })).toHaveFocus();
    expect(api.to(call)[0]?.body).toEqual({ token: 'the-token', name: 'Efua Sarpong', password: PASSWORD });
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/#email=efua%40example.org');
  });

  test('doesn’t repeat the name of a person who invites to act for themselves', async () => {
    open('with_new_account', {
      [CHECK]: {
        member_name: 'Ama Mensah',
        inviter: 'Ama Mensah',
        email: 'efua@example.org',
        role: 'reader',
        accepts: 'with_new_account',
      },
    });
    expect(await screen.findByText('Ama Mensah invites you to act on their behalf. Role: Reader.')).toBeVisible();
  });

  test('asks for the password of the account with this address', async () => {
    const call = 'POST /person-invitations/acceptances';
    const message = 'This isn’t your password.';
    const wrong = () =>
      failWith(422, { code: 'validation_failed', message: 'Wrong.', details: [{ path: 'password', message }] });
    const { api, user } = open('with_password', { [call]: wrong });
    await fillIn(user, await screen.findByLabelText('Password'), 'a guess');
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      paths.account.passwordResetLink(),
    );
    await user.click(await accept());
    expect(await screen.findByRole('link', { name: message })).toBeVisible();
    api.use({ [call]: accepted });
    await user.click(await accept());
    expect(await screen.findByText(/Choose Osu Music in your account menu/)).toBeVisible();
  });

  test('needs no password from a person who is signed in', async () => {
    const { api, user } = open('signed_in', { 'POST /user/memberships': accepted });
    await user.click(await accept());
    expect(await screen.findByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
    expect(api.to('POST /user/memberships')[0]?.body).toEqual({ token: 'the-token' });
  });

  test.each([
    ['link_expired', 'This link has expired'],
    ['link_used', 'This link has already been used'],
    ['link_withdrawn', 'This link is no longer valid'],
  ])('explains %s', async (code, title) => {
    open('with_password', { [CHECK]: () => failWith(410, { code, message: `Because of ${code}.` }) });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus();
    expect(screen.getByText(`Because of ${code}.`)).toBeVisible();
  });

  test('explains a link that was revoked while the form was open', async () => {
    const refused = () => failWith(410, { code: 'link_withdrawn', message: 'It was revoked.' });
    const { user } = open('with_password', { 'POST /person-invitations/acceptances': refused });
    await user.type(await screen.findByLabelText('Password'), PASSWORD);
    await user.click(await accept());
    expect(await screen.findByText('It was revoked.')).toBeVisible();
  });

  test('recognises a truncated link without a request', () => {
    const { api } = open('with_password', {}, '');
    expect(screen.getByRole('heading', { name: 'We don’t recognise this link' })).toBeVisible();
    expect(api.requests).toHaveLength(0);
  });
});
