import { SnackbarProvider } from 'notistack';
import { connectNotify } from './notify.ts';
import { Toast } from './toast.tsx';

const COMPONENTS = { default: Toast };

/** As specified; another notice removes the oldest. */
const MAX_TOASTS = 20;

/** As specified, a notice is gone 1 s after dismissal: 700 ms plus notistack's 125 ms and 175 ms. */
const TRANSITION_MS = { enter: 200, exit: 700 };

export interface ToastStackProps {
  readonly region: HTMLElement;
}

export function ToastStack({ region }: ToastStackProps) {
  return (
    <SnackbarProvider
      ref={connectNotify}
      domRoot={region}
      maxSnack={MAX_TOASTS}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      transitionDuration={TRANSITION_MS}
      Components={COMPONENTS}
    />
  );
}
