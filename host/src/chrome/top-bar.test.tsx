import { aCorporateProfile, aProfile, fakeApi, neverRespond } from '@counterpoint/testing';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { playWidth, renderPortal, SHELL_RESPONSES } from '../testing/render-portal.tsx';

const bar = () => within(screen.getByRole('banner'));

afterEach(() => void jest.restoreAllMocks());

describe('the top bar', () => {
  test.each([1440, 768, 600, 390, 320])(
    'has one way to search, and a logo that leads to the dashboard, at %i',
    (width) => {
      playWidth(width);
      fakeApi(SHELL_RESPONSES);
      renderPortal('/nowhere');
      expect(bar().getAllByRole('button', { name: 'Search' })).toHaveLength(1);
      expect(bar().getByRole('link', { name: 'Counterpoint, to the dashboard' })).toHaveAttribute('href', '/dashboard');
    },
  );

  test.each([
    ['a person’s given and other names', aProfile(), 'AS, account of Ama Serwaa'],
    [
      'a corporation’s name',
      aCorporateProfile({ corporation_name: 'Harbour Light Records' }),
      'HR, account of Harbour Light Records',
    ],
  ])('shows the initials of %s', async (_what, profile, name) => {
    fakeApi({ ...SHELL_RESPONSES, 'GET /user/profile': profile });
    renderPortal('/nowhere');
    const avatar = await bar().findByRole('button', { name });
    expect(avatar).toHaveTextContent(name.split(',', 1)[0] ?? '');
  });

  test('shows the member’s picture', async () => {
    fakeApi({ ...SHELL_RESPONSES, 'GET /user/profile': aProfile({ profile_pic_url: '/api/v1/files/ama' }) });
    renderPortal('/nowhere');
    const avatar = await bar().findByRole('button', { name: /account of Ama Serwaa/ });
    expect(avatar.querySelector('img')).toHaveAttribute('src', '/api/v1/files/ama');
  });

  test('shows no name until the user is known', () => {
    fakeApi({ ...SHELL_RESPONSES, 'GET /user/profile': neverRespond });
    renderPortal('/nowhere');
    expect(bar().queryByRole('button', { name: /account of/ })).not.toBeInTheDocument();
    expect(bar().getByRole('button', { name: 'Notifications' })).toBeInTheDocument();
  });
});
