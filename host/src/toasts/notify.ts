import type { NoticeType, Notify } from '@counterpoint/contract';
import type { ProviderContext, VariantType } from 'notistack';

/** Given durations; a loading notice stays until it is dismissed. */
const DURATION_MS: Record<NoticeType, number | null> = { blank: 5000, success: 2000, error: 4000, loading: null };

const VARIANTS: Record<NoticeType, VariantType> = {
  blank: 'default',
  success: 'success',
  error: 'error',
  // notistack knows no such kind, and lends us one that the portal has no use for.
  loading: 'info',
};

let provider: ProviderContext | null = null;

/** Called by the `Toaster` with the provider that it stands for, and with null when it goes. */
export function connectNotify(next: ProviderContext | null): void {
  provider = next;
}

/** Shows a notice. Callable from anywhere, also outside of React; it appears where the `Toaster` stands. */
export const notify: Notify = (message, { type = 'blank', durationMs } = {}) => {
  const key = provider?.enqueueSnackbar(message, {
    variant: VARIANTS[type],
    autoHideDuration: durationMs ?? DURATION_MS[type],
  });
  return { dismiss: () => provider?.closeSnackbar(key) };
};
