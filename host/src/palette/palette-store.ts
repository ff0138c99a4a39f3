import { withDeadline } from '@counterpoint/frame';
import { createStore } from 'zustand/vanilla';
import { pageState } from '../areas/page-state.ts';
import { reportQuietly } from '../errors/error-reporter.ts';
import { notify } from '../toasts/notify.ts';

type PaletteCode = typeof import('./index.ts');

/** Whether the palette is open, and its code once it has come. */
export const palette = createStore<{ isOpen: boolean; code: PaletteCode | null }>(() => ({
  isOpen: false,
  code: null,
}));

/** Opens the palette; its code comes with the first time. A failure is told, and the next time tries again. */
export async function openPalette(): Promise<void> {
  try {
    const code = await withDeadline('The search', pageState().loadTimeoutMs, bringCode);
    palette.setState({ code });
    // A dialog that is open from its first moment on does not take the focus: it is there first, and then opens.
    await new Promise((resolve) => setTimeout(resolve));
    palette.setState({ isOpen: true });
  } catch (error) {
    reportQuietly(error);
    notify('The search could not be loaded. Try again.', { type: 'error' });
  }
}

export function closePalette(): void {
  palette.setState({ isOpen: false });
}

/** Brings the code ahead of its need, when somebody comes near; what fails now is told when it is needed. */
export function warmPalette(): void {
  bringCode().then(
    (code) => palette.setState({ code }),
    () => undefined,
  );
}

function bringCode(): Promise<PaletteCode> {
  return import(/* webpackChunkName: "palette" */ './index.ts');
}
