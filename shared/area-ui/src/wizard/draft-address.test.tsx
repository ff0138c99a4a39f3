import { createMemoryRouter, RouterProvider } from '@counterpoint/contract/router';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DraftAddressProvider, useDraftAddress } from './draft-address.tsx';

function Changes() {
  const { change } = useDraftAddress();
  const to = (query: string) => () => new URLSearchParams(query);
  return (
    <>
      <button type="button" onClick={() => change(to('id=one'), { replace: true })}>
        First save
      </button>
      <button type="button" onClick={() => change(to('id=one&step=writers'))}>
        Next step
      </button>
    </>
  );
}

test('keeps the scroll position when an address is replaced, and not at a new step', async () => {
  const element = (
    <DraftAddressProvider>
      <Changes />
    </DraftAddressProvider>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button', { name: 'First save' }));
  expect([router.state.location.search, router.state.preventScrollReset]).toEqual(['?id=one', true]);
  await userEvent.click(screen.getByRole('button', { name: 'Next step' }));
  expect([router.state.location.search, router.state.preventScrollReset]).toEqual(['?id=one&step=writers', false]);
});
