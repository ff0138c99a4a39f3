import { aDashboard, FakeResponse, fakeApi } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { watchDeployments } from '../areas/newer-version.ts';
import { playWidth, renderPortal, SHELL_RESPONSES } from '../testing/render-portal.tsx';

test('a newer host waits while a member leaves a page on which they typed, and comes with the next navigation', async () => {
  playWidth(1440);
  const api = fakeApi({
    ...SHELL_RESPONSES,
    'GET /dashboard': aDashboard(),
    'GET /registry.json': () => new FakeResponse(200, { host: '1.0.1-0123456789', areas: {} }),
  });
  const { user, place } = renderPortal('/nowhere');
  await screen.findByRole('heading', { name: 'This page doesn’t exist' });
  let deploy = (): void => undefined;
  const live = {
    subscribe(_topic: string, onChange: () => void) {
      deploy = onChange;
      return () => undefined;
    },
  };
  const ignore = () => undefined;
  watchDeployments({ live, release: '1.0.0-0123456789', onOutdatedForADay: ignore, onOutdatedPreview: ignore });
  deploy();
  await waitFor(() => expect(api.to('GET /registry.json')).toHaveLength(1));
  document.dispatchEvent(new Event('input'));
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await screen.findByRole('heading', { level: 1, name: /^Good / });
  expect(place.reload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Sound Recordings' }));
  await waitFor(() => expect(place.reload).toHaveBeenCalledTimes(1));
});
