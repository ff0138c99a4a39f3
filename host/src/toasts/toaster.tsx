import { Box } from '@counterpoint/kit/core';
import { SnackbarProvider } from 'notistack';
import { useState } from 'react';
import * as text from '../messages/shell.generated.ts';
import { connectNotify } from './notify.ts';
import { Toast } from './toast.tsx';

const COMPONENTS = { default: Toast };

/** As specified; another notice removes the oldest. */
const MOST = 20;

/**
 * 8 px between toasts, as specified. notistack overlaps toasts that don't fit, so the stack scrolls. Padding instead of
 * margins, so that shadows aren't clipped.
 */
const STACK = {
  '& .notistack-SnackbarContainer': {
    maxWidth: '100%',
    maxHeight: 'calc(100dvh - 14px)',
    paddingX: { base: '4', sm: '8' },
    paddingBottom: '11',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  '& .notistack-SnackbarContainer > *': { flexShrink: '0' },
  '& .notistack-CollapseWrapper': { padding: '4px 0 !important' },
};

/** As specified, a notice is gone 1 s after dismissal: 700 ms plus notistack's 125 ms and 175 ms. */
const TRANSITION_MS = { enter: 200, exit: 700 };

/** Rendered from the start: screen readers announce only additions to known live regions. */
export function Toaster() {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  return (
    <>
      <Box
        ref={setRegion}
        aria-live="polite"
        aria-relevant="additions"
        aria-label={text.notices()}
        role="region"
        css={STACK}
      />
      {region && (
        <SnackbarProvider
          ref={connectNotify}
          domRoot={region}
          maxSnack={MOST}
          anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
          transitionDuration={TRANSITION_MS}
          Components={COMPONENTS}
        />
      )}
    </>
  );
}
