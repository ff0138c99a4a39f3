import { fakeApi } from '@counterpoint/testing';
import { expect, jest, test } from '@jest/globals';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { useOverlays } from '../overlays/use-overlays.ts';
import { renderPortal, SHELL_RESPONSES } from '../testing/render-portal.tsx';

test('the dialogs load soon after the first page, so that they open without a network', async () => {
  jest.useFakeTimers();
  fakeApi(SHELL_RESPONSES);
  renderPortal('/nowhere');
  await screen.findByRole('heading', { name: 'This page doesn’t exist' });
  const { result } = renderHook(useOverlays);
  expect(result.current).toBeNull();
  jest.advanceTimersByTime(3_000);
  jest.useRealTimers();
  await waitFor(() => expect(result.current).not.toBeNull());
});
