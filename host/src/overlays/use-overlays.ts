import { withDeadline } from '@counterpoint/frame';
import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { pageState } from '../areas/page-state.ts';
import { reportQuietly } from '../errors/error-reporter.ts';
import * as overlayTexts from '../messages/overlays.generated.ts';
import * as text from '../messages/shell.generated.ts';
import { notify } from '../toasts/notify.ts';

type Overlays = typeof import('./index.ts');

const store = createStore<{ overlays: Overlays | null }>(() => ({ overlays: null }));

export function useOverlays(): Overlays | null {
  return useStore(store, ({ overlays }) => overlays);
}

/** Resolves to whether they are loaded. Reports a failure; the next call retries. */
export async function loadOverlays(): Promise<boolean> {
  if (store.getState().overlays) return true;
  try {
    const overlays = await withDeadline(
      overlayTexts.part(),
      pageState().loadTimeoutMs,
      () => import(/* webpackChunkName: "overlays" */ './index.ts'),
    );
    store.setState({ overlays });
    return true;
  } catch (error) {
    reportQuietly(error);
    notify(text.partFailed(), { type: 'error' });
    return false;
  }
}

/** Prefetches; a failure is reported when they are needed. */
export function warmOverlays(): void {
  import(/* webpackChunkName: "overlays" */ './index.ts').then(
    (overlays) => store.setState({ overlays }),
    () => undefined,
  );
}

/** An overlay that a button opens and closes; its code loads when the member points at the button. */
export function useOverlay() {
  const overlays = useOverlays();
  const [isOpen, setIsOpen] = useState(false);
  async function toggle(): Promise<void> {
    setIsOpen(!isOpen && (await loadOverlays()));
  }
  const button = {
    'aria-expanded': isOpen,
    onPointerEnter: warmOverlays,
    onFocus: warmOverlays,
    onClick: () => void toggle(),
  };
  return { overlays, isOpen, setIsOpen, button };
}
