import { withDeadline } from '@counterpoint/frame';
import { createStore } from 'zustand/vanilla';
import { pageState } from '../areas/page-state.ts';
import { reportQuietly } from '../errors/error-reporter.ts';
import * as text from '../messages/palette.generated.ts';
import { notify } from '../toasts/notify.ts';

type PaletteCode = typeof import('./palette.tsx');

export const palette = createStore<{ isOpen: boolean; code: PaletteCode | null }>(() => ({
  isOpen: false,
  code: null,
}));

/** Loads the code on first use. Reports a failure; the next call retries. */
export async function openPalette(): Promise<void> {
  try {
    const code = await withDeadline(text.theSearch(), pageState().loadTimeoutMs, loadCode);
    palette.setState({ code });
    // A dialog that is open on mount doesn't take the focus, so it mounts first.
    await new Promise((resolve) => setTimeout(resolve));
    palette.setState({ isOpen: true });
  } catch (error) {
    reportQuietly(error);
    notify(text.failed(), { type: 'error' });
  }
}

export function closePalette(): void {
  palette.setState({ isOpen: false });
}

export function warmPalette(): void {
  loadCode().then(
    (code) => palette.setState({ code }),
    () => undefined,
  );
}

function loadCode(): Promise<PaletteCode> {
  return import(/* webpackChunkName: "palette" */ './palette.tsx');
}
