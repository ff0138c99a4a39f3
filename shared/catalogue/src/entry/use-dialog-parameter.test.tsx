import { createMemoryRouter, RouterProvider } from '@counterpoint/contract/router';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useDialogParameter } from './use-dialog-parameter.ts';

function Opener() {
  const { value, open, close } = useDialogParameter('link');
  return (
    <button type="button" onClick={() => (value ? close() : open('work'))}>
      {value ?? 'closed'}
    </button>
  );
}

test('opens and closes without scrolling the page behind the dialog', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Opener /> }]);
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'closed' }));
  expect([router.state.location.search, router.state.preventScrollReset]).toEqual(['?link=work', true]);
  await user.click(screen.getByRole('button', { name: 'work' }));
  expect([router.state.location.search, router.state.preventScrollReset]).toEqual(['', true]);
});
