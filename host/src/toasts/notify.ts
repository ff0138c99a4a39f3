import type { NoticeType, Notify } from '@counterpoint/contract';
import { closeSnackbar, enqueueSnackbar, type VariantType } from 'notistack';

/** Given durations; a loading notice stays until it is dismissed. */
const DURATION_MS: Record<NoticeType, number | null> = { blank: 5000, success: 2000, error: 4000, loading: null };

const VARIANTS: Record<NoticeType, VariantType> = {
  blank: 'default',
  success: 'success',
  error: 'error',
  // notistack knows no such kind, and lends us one that the portal has no use for.
  loading: 'info',
};

/** Shows a notice. Callable from anywhere, also outside of React; it appears where the `Toaster` stands. */
export const notify: Notify = (message, { type = 'blank', durationMs } = {}) => {
  const key = enqueueSnackbar(message, {
    variant: VARIANTS[type],
    autoHideDuration: durationMs ?? DURATION_MS[type],
  });
  return { dismiss: () => closeSnackbar(key) };
};
