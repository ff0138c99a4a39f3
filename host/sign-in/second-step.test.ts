import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { askSecondStep, signInWithPasskey } from './second-step.ts';
import { answer, fetchMock, moves, openPage, SECOND_STEP, SESSION, startFresh, store } from './testing/open-page.ts';

startFresh();

/** Signs in with the password of an account that has these. */
async function reachSecondStep(...proofs: readonly string[]) {
  window.__counterpointSecondStep = { ask: askSecondStep, signInWithPasskey };
  openPage();
  const user = userEvent.setup();
  fetchMock.mockResolvedValueOnce(answer(202, { data: { proofs } }));
  await user.type(screen.getByLabelText('Email'), 'ama.kusi@example.org');
  await user.type(screen.getByLabelText('Password'), 'a few words to remember{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Second step' })).toHaveFocus());
  return user;
}

const lastBody = () => JSON.parse(String(fetchMock.mock.lastCall?.[1]?.body));

describe('the second step', () => {
  test('takes a code and opens the dashboard', async () => {
    const user = await reachSecondStep('authenticator_app', 'recovery_code');
    expect(screen.queryByLabelText('Password')).not.toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/six digits/);
    expect(screen.getByRole('link', { name: 'members@counterpoint.example' })).toBeVisible();
    fetchMock.mockResolvedValueOnce(answer(201, { data: SESSION }));
    await user.type(screen.getByLabelText('Code'), ' 123 456{Enter}');
    await waitFor(() => expect(moves.replace).toHaveBeenCalledWith('/dashboard'));
    expect([fetchMock.mock.lastCall?.[0], lastBody()]).toEqual(['/api/v1/session/code', { code: '123 456' }]);
    expect(store().get()).toEqual(SESSION);
  });

  test('shows why a code was refused, and takes another one', async () => {
    const user = await reachSecondStep('recovery_code');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Enter the code.');
    expect(screen.getByLabelText('Code')).toHaveFocus();
    fetchMock.mockResolvedValueOnce(answer(422, { message: 'This code isn’t right.', code: 'wrong_code' }));
    await user.keyboard('1111{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This code isn’t right.'));
    fetchMock.mockResolvedValueOnce(answer(201, { data: SESSION }));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(moves.replace).toHaveBeenCalledWith('/dashboard'));
  });

  test('says that the browser has no passkeys, and can be left', async () => {
    const user = await reachSecondStep('passkey');
    expect(screen.queryByLabelText('Code')).toBeNull();
    fetchMock.mockResolvedValueOnce(answer(200, { data: { challenge: 'AAAA' } }));
    await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('doesn’t support passkeys'));
    expect(lastBody()).toEqual({ purpose: 'second_factor' });
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(moves.reload).toHaveBeenCalled();
  });
});

test('its script loads when it is needed; the member may try again if it can’t', async () => {
  openPage();
  const user = userEvent.setup();
  expect(document.querySelector(`script[src="${SECOND_STEP.address}"]`)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
  const script = document.querySelector<HTMLScriptElement>(`script[src="${SECOND_STEP.address}"]`);
  expect(script?.integrity).toBe(SECOND_STEP.integrity);
  script?.dispatchEvent(new Event('error'));
  expect(await screen.findByRole('alert')).toHaveTextContent('You can’t sign in right now.');
});
