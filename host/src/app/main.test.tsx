import { createMemoryRouter, RouterProvider } from '@counterpoint/contract/router';
import { KitProvider } from '@counterpoint/kit/core';
import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Main } from './main.tsx';

function Page() {
  const [isOffered, setOffered] = useState(true);
  return (
    <section aria-label="Contributors" tabIndex={-1}>
      {isOffered && (
        <button type="button" onClick={() => setOffered(false)}>
          Add yourself
        </button>
      )}
    </section>
  );
}

function PageInMain() {
  return (
    <Main>
      <Page />
    </Main>
  );
}

test('moves the focus to the nearest place when a button removes itself', async () => {
  const router = createMemoryRouter([{ path: '/', element: <PageInMain /> }]);
  render(
    <KitProvider>
      <RouterProvider router={router} />
    </KitProvider>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Add yourself' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Contributors' })).toHaveFocus());
});
