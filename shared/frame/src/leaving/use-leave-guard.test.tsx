import { createMemoryRouter, Link, RouterProvider, useNavigate } from '@counterpoint/contract/router';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { KitProvider } from '@counterpoint/kit/core';
import { describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { useLeaveGuard } from './use-leave-guard.ts';

function Page() {
  const { guardLeave, isConfirming, leave, stay } = useLeaveGuard();
  const navigate = useNavigate();
  useEffect(() => {
    const handleSaved = () => guardLeave(false);
    window.addEventListener('saved by itself', handleSaved);
    return () => window.removeEventListener('saved by itself', handleSaved);
  }, [guardLeave]);
  return (
    <>
      <button type="button" onClick={() => guardLeave(true)}>
        Type
      </button>
      <button
        type="button"
        onClick={() => {
          guardLeave(false);
          void navigate('/elsewhere');
        }}
      >
        Save
      </button>
      <button
        type="button"
        onClick={() => {
          void navigate('/elsewhere');
          guardLeave(false);
        }}
      >
        Go and be saved
      </button>
      <Link to="/elsewhere">Away</Link>
      <Link to="/form?step=2">Next step</Link>
      <Link to="/form?import=2">Another import</Link>
      <ConfirmDialog isOpen={isConfirming} title="Leave?" confirmLabel="Leave" onConfirm={leave} onCancel={stay}>
        Sure?
      </ConfirmDialog>
    </>
  );
}

function open() {
  const routes = [
    { path: '/form', element: <Page /> },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/form'] });
  render(
    <KitProvider>
      <RouterProvider router={router} />
    </KitProvider>,
  );
  return { user: userEvent.setup(), router };
}

/** Whether the browser would ask before closing the tab. */
function asksBeforeClosing(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('pages with unsaved changes', () => {
  test('ask before leaving, and stay or go as answered', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Type' }));
    expect(asksBeforeClosing()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('Elsewhere')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
    expect(asksBeforeClosing()).toBe(false);
  });

  test('leave at once after a simultaneous save', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Type' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  });

  test('leave without an answer when saved meanwhile', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Type' }));
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await screen.findByRole('alertdialog');
    fireEvent(window, new Event('saved by itself'));
    expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  test('leave without a question when saved between the click and the question', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Type' }));
    await user.click(screen.getByRole('button', { name: 'Go and be saved' }));
    expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  test('move between their own steps without a question', async () => {
    const { user, router } = open();
    await user.click(screen.getByRole('button', { name: 'Type' }));
    await user.click(screen.getByRole('link', { name: 'Next step' }));
    expect(router.state.location.search).toBe('?step=2');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('ask before another import replaces theirs', async () => {
    const { user, router } = open();
    await user.click(screen.getByRole('button', { name: 'Type' }));
    await user.click(screen.getByRole('link', { name: 'Another import' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(router.state.location.search).toBe('');
  });
});

test('leaves a page without changes at once', async () => {
  const { user } = open();
  await user.click(screen.getByRole('link', { name: 'Away' }));
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  expect(asksBeforeClosing()).toBe(false);
});
