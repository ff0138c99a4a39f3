import { paths } from '@counterpoint/contract/paths';
import type { SecondFactors } from '@counterpoint/domain/schemas/members';
import {
  type FakeRoutes,
  failWith,
  fakeApi,
  fillIn,
  renderWithHost,
  respondWith,
  respondWithNothing,
} from '@counterpoint/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { SecurityPage } from './security-page.tsx';

const LIST = 'GET /user/second-factors';
const ID = '01900000-0000-7000-8000-000000000001';
const ONE = `/user/passkeys/${ID}`;
const CODES = ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF'];

const laptop = {
  id: ID,
  name: 'Laptop',
  created_at: new Date(Date.now() - 7_300_000).toISOString(),
  last_used_at: new Date(Date.now() - 130_000).toISOString(),
};
const none: SecondFactors = { passkeys: [], authenticator_app: null, recovery_codes_left: 0, is_required: false };
const onePasskey: SecondFactors = { ...none, passkeys: [laptop], recovery_codes_left: 10 };
const both: SecondFactors = { ...onePasskey, authenticator_app: { added_at: laptop.created_at } };

function open(factors: SecondFactors, api: FakeRoutes = {}) {
  const route = paths.account.security();
  const fake = fakeApi({ [LIST]: factors, ...api });
  return { api: fake, ...renderWithHost(<SecurityPage />, { route, path: route }) };
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('passkeys', () => {
  /** jsdom has no layout, so focus traps take every element for hidden. */
  beforeEach(() => {
    const everywhere = Object.assign([new DOMRect(0, 0, 10, 10)], { item: () => new DOMRect(0, 0, 10, 10) });
    jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue(everywhere);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  /** A browser whose member creates a passkey, or doesn't. */
  function playBrowser(create: () => Promise<unknown>) {
    Object.defineProperty(globalThis, 'PublicKeyCredential', { value: class {}, configurable: true });
    Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
  }

  const options = {
    challenge: 'AAAA',
    rp: { id: 'localhost', name: 'Counterpoint' },
    user: { id: 'AAAA', name: 'ama@example.org', displayName: '' },
    pubKeyCredParams: [],
  };
  const created = {
    id: 'AAAA',
    rawId: new Uint8Array(3).buffer,
    type: 'public-key',
    response: { clientDataJSON: new ArrayBuffer(1), attestationObject: new ArrayBuffer(1) },
    getClientExtensionResults: () => ({}),
  };

  async function add() {
    const opened = open(none, {
      'POST /user/passkey-options': () => respondWith(200, options),
      'POST /user/passkeys': () => respondWith(201, { recovery_codes: CODES }),
    });
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(/Name the passkey/);
    await fillIn(user, dialog.getByLabelText('Name'), 'Laptop');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    return { ...opened, dialog };
  }

  test('are added under a name; the recovery codes are shown once', async () => {
    playBrowser(async () => created);
    const { user, api, host } = await add();
    const codes = await screen.findByRole('alertdialog', { name: 'Your recovery codes' });
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(CODES);
    expect(api.to('POST /user/passkeys')[0]?.body).toMatchObject({ name: 'Laptop', credential: { id: 'AAAA' } });
    await user.keyboard('{Escape}');
    expect(codes).toBeVisible();
    expect(host.guardLeave).toHaveBeenLastCalledWith(true);
    await user.click(within(codes).getByRole('button', { name: 'I’ve saved them' }));
    await waitFor(() => expect(screen.queryByText(CODES[0] ?? '')).toBeNull());
    expect(host.guardLeave).toHaveBeenLastCalledWith(false);
  });

  test('aren’t added if the member cancels in the browser', async () => {
    playBrowser(() => Promise.reject(new DOMException('Cancelled.', 'NotAllowedError')));
    const { dialog, api } = await add();
    expect(await dialog.findByText('No passkey was used. Try again, or choose another way.')).toBeVisible();
    expect(api.to('POST /user/passkeys')).toHaveLength(0);
  });

  test('are listed with their times, and can be renamed', async () => {
    const { user, api } = open(both, { [`PUT ${ONE}`]: respondWithNothing });
    const help = screen.getByRole('link', { name: 'About passkeys and second factors' });
    expect(help).toHaveAttribute('href', paths.account.helpTopic('signing-in-again'));
    const passkeys = await card('Passkeys');
    expect(passkeys.getByRole('listitem')).toHaveTextContent('LaptopAdded 2 hours ago. Last used 2 minutes ago.');
    await user.click(passkeys.getByRole('button', { name: 'Rename Laptop' }));
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Red phone{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.to(`PUT ${ONE}`)[0]?.body).toEqual({ name: 'Red phone' });
  });

  test.each([
    ['warns before the last factor goes', onePasskey, true],
    ['doesn’t warn if another factor stays', both, false],
  ])('%s', async (_, factors, hasWarning) => {
    const { user, api, host } = open(factors, { [`DELETE ${ONE}`]: respondWithNothing });
    await user.click((await card('Passkeys')).getByRole('button', { name: 'Remove Laptop' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the passkey “Laptop”?' }));
    expect(dialog.queryByText(/This is your last second factor/) !== null).toBe(hasWarning);
    expect(api.to(`DELETE ${ONE}`)).toHaveLength(0);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    api.use({ [LIST]: { ...factors, passkeys: [] } });
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(host.notify).toHaveBeenCalledWith('The passkey “Laptop” is removed.', { type: 'success' }),
    );
    await waitFor(() => expect(screen.queryByText('Laptop')).toBeNull());
    await waitFor(() => expect(screen.getByRole('region', { name: 'Passkeys' })).toHaveFocus());
  });
});

describe('an authenticator app', () => {
  const setup = { secret: 'A234B234C234D234', uri: 'otpauth://totp/Counterpoint:ama?secret=A234B234C234D234' };

  test('is set up with a QR code or a key, and the first code', async () => {
    let isRight = false;
    const message = 'This code isn’t right.';
    const { user, api } = open(none, {
      'POST /user/authenticator-app': () => respondWith(200, setup),
      'PUT /user/authenticator-app': () =>
        isRight
          ? { recovery_codes: CODES }
          : failWith(422, { code: 'wrong_code', message, details: [{ path: 'code', message }] }),
    });
    await user.click((await card('Authenticator app')).getByRole('button', { name: 'Set up an app' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up an authenticator app' }));
    expect(await dialog.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(dialog.getByText('A234 B234 C234 D234')).toBeVisible();
    expect(dialog.getByText('Open the app on this device')).toHaveAttribute('href', setup.uri);
    await user.type(dialog.getByLabelText('Code'), '111 111{Enter}');
    await waitFor(() => expect(dialog.getByLabelText('Code')).toHaveAccessibleDescription(/This code isn’t right/));
    expect(dialog.getByLabelText('Code')).toHaveFocus();
    isRight = true;
    api.use({ [LIST]: { ...none, authenticator_app: { added_at: laptop.created_at }, recovery_codes_left: 10 } });
    await user.click(dialog.getByRole('button', { name: 'Turn on' }));
    const codes = within(await screen.findByRole('alertdialog', { name: 'Your recovery codes' }));
    await user.click(codes.getByRole('button', { name: 'I’ve saved them' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Turn off' })).toHaveFocus());
    expect(api.to('PUT /user/authenticator-app')[0]?.body).toEqual({ code: '111111' });
    expect(api.to('POST /user/authenticator-app')).toHaveLength(1);
  });

  test('isn’t offered to be turned off after the answer to its first code was lost', async () => {
    const { user, api } = open(none, {
      'POST /user/authenticator-app': () => respondWith(200, setup),
      'PUT /user/authenticator-app': () => failWith(503, { message: 'Back in a minute.' }),
    });
    await user.click((await card('Authenticator app')).getByRole('button', { name: 'Set up an app' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up an authenticator app' }));
    api.use({ [LIST]: { ...none, authenticator_app: { added_at: laptop.created_at }, recovery_codes_left: 10 } });
    await fillIn(user, dialog.getByLabelText('Code'), '111111');
    await user.click(await dialog.findByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText('You have 10 codes left.')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(dialog.getByLabelText('Code')).toHaveAccessibleDescription(/Back in a minute/);
  });

  test('can be turned off', async () => {
    const { user, host } = open(both, { 'DELETE /user/authenticator-app': respondWithNothing });
    const app = await card('Authenticator app');
    expect(app.getByText('On')).toBeVisible();
    await user.click(app.getByRole('button', { name: 'Turn off' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Turn off the authenticator app?' }));
    await user.click(question.getByRole('button', { name: 'Turn off' }));
    await waitFor(() =>
      expect(host.notify).toHaveBeenCalledWith('The authenticator app is turned off.', { type: 'success' }),
    );
  });
});

describe('recovery codes', () => {
  test('are counted and replaced after a confirmation', async () => {
    const { user } = open(
      { ...onePasskey, recovery_codes_left: 2 },
      { 'POST /user/recovery-codes': () => respondWith(201, { recovery_codes: CODES }) },
    );
    const recovery = await card('Recovery codes');
    expect(recovery.getByText('You have 2 codes left.')).toBeVisible();
    await user.click(recovery.getByRole('button', { name: 'Create new codes' }));
    await user.click(await screen.findByRole('button', { name: 'Create codes' }));
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(copied).toHaveBeenCalledWith('AAAA-BBBB-CCCC\nDDDD-EEEE-FFFF\n');
  });

  test('appear with the first factor only', async () => {
    open(none);
    await card('Passkeys');
    expect(screen.queryByRole('region', { name: 'Recovery codes' })).toBeNull();
  });
});

test('explains that the role needs a second factor', async () => {
  open({ ...none, is_required: true });
  expect(await screen.findByText('Your role needs a second factor')).toBeVisible();
});

test('retries after the settings failed to load', async () => {
  const { user, api } = open(none, { [LIST]: () => failWith(500, { message: 'Something went wrong on our side.' }) });
  expect(await screen.findByText('Something went wrong on our side.')).toBeVisible();
  api.use({ [LIST]: none });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await card('Passkeys');
});
