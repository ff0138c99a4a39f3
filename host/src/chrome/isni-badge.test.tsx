import { anIsniRecord, fakeApi, neverAnswer, refuse, renderWithHost } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { IsniBadge } from './isni-badge.tsx';

const CALL = 'GET /user/user_isni';

describe('the ISNI badge', () => {
  test('shows the number, grouped for the eye and plain to copy', async () => {
    fakeApi({ [CALL]: anIsniRecord({ isni_number: '0000000123531945', status: 'assigned' }) });
    renderWithHost(<IsniBadge />);
    const group = await screen.findByText('0001');
    expect(group.parentElement?.textContent).toBe('0000000123531945');
    expect(within(group.parentElement ?? group).getByText('2353')).toBeVisible();
  });

  test.each([null, '0000000000000000'])('says pending for %j', async (isni_number) => {
    fakeApi({ [CALL]: anIsniRecord({ isni_number }) });
    renderWithHost(<IsniBadge />);
    expect(await screen.findByText('pending')).toBeInTheDocument();
    expect(screen.queryByText('0000')).not.toBeInTheDocument();
  });

  test('says that it is loading', () => {
    fakeApi({ [CALL]: neverAnswer });
    renderWithHost(<IsniBadge />);
    expect(screen.getByRole('status', { name: 'Loading your ISNI' })).toBeInTheDocument();
  });

  test('can be tried again after a failure', async () => {
    const api = fakeApi({ [CALL]: () => refuse(500) });
    const { user } = renderWithHost(<IsniBadge />);
    const retry = await screen.findByRole('button', { name: /try again/ });
    api.use({ [CALL]: anIsniRecord() });
    await user.click(retry);
    expect(await screen.findByText('pending')).toBeInTheDocument();
  });

  test('follows what the society decides, without a reload', async () => {
    const api = fakeApi({ [CALL]: anIsniRecord() });
    const { host } = renderWithHost(<IsniBadge />);
    expect(await screen.findByText('pending')).toBeInTheDocument();
    api.use({ [CALL]: anIsniRecord({ isni_number: '0000000123531945', status: 'assigned' }) });
    host.tellOf('profile');
    expect(await screen.findByText('0001')).toBeInTheDocument();
  });
});
