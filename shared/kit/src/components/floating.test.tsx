import { Button } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { mockLayout, renderInKit } from '../testing/render-in-kit.tsx';
import { ConfirmDialog, Dialog, Menu } from './index.ts';

function SignInAgain({ onClose }: { onClose: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const handleClose = () => {
    setIsOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onClose={handleClose} title="Sign in again" footer={<Button>Sign in</Button>}>
        <Field label="Email">
          <Input />
        </Field>
      </Dialog>
    </>
  );
}

beforeEach(mockLayout);
afterEach(() => {
  jest.restoreAllMocks();
});

describe('Dialog', () => {
  test('focuses its first field, closes on Escape and returns the focus', async () => {
    const onClose = jest.fn<() => void>();
    const { user } = renderInKit(<SignInAgain onClose={onClose} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });
});

describe('dialogs on a slow phone without a next frame', () => {
  /** Collects callbacks for the next frame. */
  function heldFrames() {
    const callbacks = new Map<number, FrameRequestCallback>();
    let last = 0;
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
      last += 1;
      callbacks.set(last, frame);
      return last;
    });
    jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => {
      callbacks.delete(id);
    });
    return {
      async come() {
        const frames = [...callbacks.values()];
        callbacks.clear();
        for (const frame of frames) await act(async () => frame(performance.now()));
      },
    };
  }

  test('close on Escape', async () => {
    const onClose = jest.fn<() => void>();
    const { user } = renderInKit(<SignInAgain onClose={onClose} />);
    const frames = heldFrames();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    for (let frame = 0; frame < 5; frame += 1) await frames.come();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('don’t steal focus, and return it on close', async () => {
    const { user } = renderInKit(<SignInAgain onClose={() => undefined} />);
    const frames = heldFrames();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const signIn = await screen.findByRole('button', { name: 'Sign in' });
    await user.click(signIn);
    for (let frame = 0; frame < 5; frame += 1) await frames.come();
    expect(signIn).toHaveFocus();
    await user.keyboard('{Escape}');
    await frames.come();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });
});

describe('ConfirmDialog', () => {
  test('asks, with the focus on the harmless answer', async () => {
    const onConfirm = jest.fn<() => void>();
    const { user } = renderInKit(
      <ConfirmDialog
        isOpen
        title="Delete this draft?"
        confirmLabel="Delete the draft"
        tone="danger"
        onConfirm={onConfirm}
        onCancel={() => undefined}
      >
        It is deleted for good.
      </ConfirmDialog>,
    );
    expect(screen.getByRole('alertdialog', { name: 'Delete this draft?' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.dblClick(screen.getByRole('button', { name: 'Delete the draft' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});

test('opens a menu by keyboard and reports the choice', async () => {
  const onSelect = jest.fn<(details: { value: string }) => void>();
  const { user } = renderInKit(
    <Menu.Root onSelect={onSelect}>
      <Menu.Trigger asChild>
        <Button>Your account</Button>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Item value="profile">Profile</Menu.Item>
        <Menu.Item value="sign-out">Sign out</Menu.Item>
      </Menu.Content>
    </Menu.Root>,
  );
  screen.getByRole('button', { name: 'Your account' }).focus();
  await user.keyboard('{Enter}');
  const first = await screen.findByRole('menuitem', { name: 'Profile' });
  await waitFor(() => expect(first).toHaveAttribute('data-highlighted'));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledWith({ value: 'sign-out' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});
