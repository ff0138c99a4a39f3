import { DELAY_MS } from '@counterpoint/kit/core';
import { anIsniRecord, failWith, fakeApi, neverRespond, renderWithHost } from '@counterpoint/testing';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { IsniBadge } from './isni-badge.tsx';

const CALL = 'GET /user/user_isni';

afterEach(() => void jest.useRealTimers());

describe('the ISNI badge', () => {
  test('shows the number, grouped for the eye and plain to copy', async () => {
    fakeApi({ [CALL]: anIsniRecord({ isni_number: '0000000123531945', status: 'assigned' }) });
    renderWithHost(<IsniBadge />);
    const group = await screen.findByText('0001');
    expect(group.parentElement?.textContent).toBe('0000000123531945');
    expect(within(group.parentElement ?? group).getByText('2353')).toBeVisible();
  });

  test.each([null, '0000000000000000'])('shows pending for %j', async (isni_number) => {
    fakeApi({ [CALL]: anIsniRecord({ isni_number }) });
    renderWithHost(<IsniBadge />);
    expect((await screen.findByText('pending')).textContent).toBe('ISNI pending');
    expect(screen.queryByText('0000')).not.toBeInTheDocument();
  });

  test.each([null, '0000000123531945'])('leads from %j to the page that explains it', async (isni_number) => {
    fakeApi({ [CALL]: anIsniRecord({ isni_number }) });
    renderWithHost(<IsniBadge />);
    expect(await screen.findByRole('link', { name: /ISNI/ })).toHaveAttribute('href', '/personal-identifiers');
  });

  test('is read out with a description of the number', async () => {
    fakeApi({ [CALL]: anIsniRecord({ isni_number: '000000012353194X', status: 'assigned' }) });
    const { container } = renderWithHost(<IsniBadge />);
    await screen.findByText('0001');
    expect(container.textContent).toBe('ISNI000000012353194X');
  });

  test('announces that it is loading, and shows a skeleton after a while', () => {
    jest.useFakeTimers();
    fakeApi({ [CALL]: neverRespond });
    renderWithHost(<IsniBadge />);
    const status = screen.getByRole('status', { name: 'Loading your ISNI' });
    expect(status).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(DELAY_MS));
    expect(status).not.toBeEmptyDOMElement();
  });

  test('can be tried again after a failure', async () => {
    const api = fakeApi({ [CALL]: () => failWith(500) });
    const { user } = renderWithHost(<IsniBadge />);
    const retry = await screen.findByRole('button', { name: 'ISNI not loaded. Try again' });
    await user.click(retry);
    await waitFor(() => expect(api.to(CALL)).toHaveLength(2));
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    api.use({ [CALL]: anIsniRecord() });
    await user.click(retry);
    expect(await screen.findByText('pending')).toBeInTheDocument();
  });

  test('follows the society’s decision without a reload', async () => {
    const api = fakeApi({ [CALL]: anIsniRecord() });
    const { host } = renderWithHost(<IsniBadge />);
    expect(await screen.findByText('pending')).toBeInTheDocument();
    api.use({ [CALL]: anIsniRecord({ isni_number: '0000000123531945', status: 'assigned' }) });
    host.publishChange('profile');
    expect(await screen.findByText('0001')).toBeInTheDocument();
  });
});
