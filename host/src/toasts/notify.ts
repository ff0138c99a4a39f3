import type { NoticeType, Notify } from '@counterpoint/contract';
import { NOTICE_DURATION_MS } from '@counterpoint/frame';
import type { ProviderContext, VariantType } from 'notistack';

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
    autoHideDuration: durationMs ?? NOTICE_DURATION_MS[type],
  });
  return { dismiss: () => provider?.closeSnackbar(key) };
};
