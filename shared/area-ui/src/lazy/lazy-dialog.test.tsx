import { Dialog } from '@counterpoint/kit/components';
import { Button, DELAY_MS } from '@counterpoint/kit/core';
import { renderWithHost } from '@counterpoint/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { DialogHost, LazyDialog, useOpenDialog } from './lazy-dialog.tsx';
import type { LazyPart } from './lazy-part.ts';
import { usePrefetchOnIntent } from './use-prefetch-on-intent.ts';

interface QuestionProps {
  readonly onClose: () => void;
}

function Question({ onClose }: QuestionProps) {
  return (
    <Dialog isOpen title="Withdraw it?" onClose={onClose} footer={<Button onClick={onClose}>Leave it</Button>}>
      It leaves the repertoire.
    </Dialog>
  );
}

function Page({ lazy }: { lazy: LazyPart<ComponentType<QuestionProps>> }) {
  const [isConfirming, setConfirming] = useState(false);
  const onClose = () => setConfirming(false);
  return (
    <>
      <Button {...usePrefetchOnIntent(lazy)} onClick={() => setConfirming(true)}>
        Withdraw
      </Button>
      {isConfirming && (
        <LazyDialog lazy={lazy} title="Withdraw" onClose={onClose}>
          {(Dialog) => <Dialog onClose={onClose} />}
        </LazyDialog>
      )}
    </>
  );
}

/** A part that loads or fails when the test decides. */
function pendingLoad() {
  const calls: { come: () => void; fail: () => void }[] = [];
  const load = () =>
    new Promise<ComponentType<QuestionProps>>((resolve, reject) => {
      calls.push({ come: () => resolve(Question), fail: () => reject(new Error('The chunk did not come.')) });
    });
  return { calls, lazy: { name: 'question', load } };
}

/** jsdom has no layout, so focus traps take every element for hidden. */
beforeEach(() => {
  const everywhere = Object.assign([new DOMRect(0, 0, 10, 10)], { item: () => new DOMRect(0, 0, 10, 10) });
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue(everywhere);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('dialogs with lazily loaded code', () => {
  test('loads on hover or focus of its button, and not before', async () => {
    const { calls, lazy } = pendingLoad();
    const { user } = renderWithHost(<Page lazy={lazy} />);
    expect(calls).toHaveLength(0);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveFocus();
    expect(calls).toHaveLength(1);
    await act(async () => calls[0]?.come());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Withdraw it?' })).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  test('takes the focus once loaded, and returns it to its button', async () => {
    const { calls, lazy } = pendingLoad();
    const { user } = renderWithHost(<Page lazy={lazy} />);
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByRole('dialog', { name: 'Withdraw' })).toBeVisible();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    await act(async () => calls[0]?.come());
    const leave = await screen.findByRole('button', { name: 'Leave it' });
    await waitFor(() => expect(leave).toHaveFocus());
    await user.click(leave);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveFocus());
  });

  test('reports a load failure in its place, and retries', async () => {
    const { calls, lazy } = pendingLoad();
    const { user } = renderWithHost(<Page lazy={lazy} />);
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await act(async () => calls[0]?.fail());
    expect(await screen.findByText('This couldn’t be loaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await act(async () => calls[1]?.come());
    expect(await screen.findByText('It leaves the repertoire.')).toBeVisible();
  });

  test('can be cancelled before anything is shown', async () => {
    const { calls, lazy } = pendingLoad();
    const { user } = renderWithHost(<Page lazy={lazy} />);
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await act(async () => calls[0]?.come());
    await act(() => new Promise((resolve) => setTimeout(resolve, DELAY_MS * 2)));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('can be cancelled between the placeholder and the loaded dialog', async () => {
    const { calls, lazy } = pendingLoad();
    const { user } = renderWithHost(<Page lazy={lazy} />);
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    const waited = await screen.findByRole('dialog', { name: 'Withdraw' });
    const givesWay = new Promise<void>((resolve) => {
      const gone = new MutationObserver(() => {
        if (waited.isConnected) return;
        gone.disconnect();
        fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
        resolve();
      });
      gone.observe(document.body, { childList: true, subtree: true });
    });
    await act(async () => {
      calls[0]?.come();
      await givesWay;
      await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('can be cancelled while it doesn’t load', async () => {
    const { lazy } = pendingLoad();
    const { user } = renderWithHost(<Page lazy={lazy} />);
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await user.click(cancel);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveFocus());
  });
});

const ends: (() => void)[] = [];
const QUESTION: LazyPart<ComponentType<QuestionProps>> = { name: 'question', load: async () => Question };

function TwoDialogs() {
  const openDialog = useOpenDialog();
  function handleOpen(title: string) {
    openDialog({
      lazy: QUESTION,
      title,
      render(Part, onClose) {
        ends.push(onClose);
        return <Part onClose={onClose} />;
      },
    });
  }
  return ['Withdraw', 'Contest'].map((title) => (
    <Button key={title} onClick={() => handleOpen(title)}>
      {title}
    </Button>
  ));
}

test('leaves the next dialog open when an earlier one ends late', async () => {
  const { user } = renderWithHost(
    <DialogHost>
      <TwoDialogs />
    </DialogHost>,
  );
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await user.click(await screen.findByRole('button', { name: 'Leave it' }));
  await user.click(await screen.findByRole('button', { name: 'Contest' }));
  await screen.findByRole('dialog', { name: 'Withdraw it?' });
  act(() => ends[0]?.());
  expect(screen.getByRole('dialog', { name: 'Withdraw it?' })).toBeVisible();
});
