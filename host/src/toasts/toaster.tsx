import { Box } from '@counterpoint/kit/core';
import { SnackbarProvider } from 'notistack';
import { useState } from 'react';
import * as text from '../messages/shell.generated.ts';
import { connectNotify } from './notify.ts';
import { Toast } from './toast.tsx';

const COMPONENTS = { default: Toast };

/** At most so many at once (given); the oldest goes when one more comes. */
const MOST = 20;

/**
 * Given: 8 pixels between two of them. notistack would push more than the window has room for into each other: they keep
 * their height, and the stack scrolls. Its distance from the window's edge is inside of it, so that shadows are not cut.
 */
const STACK = {
  '& .notistack-SnackbarContainer': {
    maxWidth: '100%',
    maxHeight: 'calc(100dvh - 14px)',
    paddingX: { base: '4', sm: '5' },
    paddingBottom: '5',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  '& .notistack-SnackbarContainer > *': { flexShrink: '0' },
  '& .notistack-CollapseWrapper': { padding: '4px 0 !important' },
};

/** Given: a notice is gone one second after its dismissal. notistack adds 125 ms of rest and 175 ms of closing the gap. */
const TRANSITION_MS = { enter: 200, exit: 700 };

/** Top centre (given). A live region from the start: screen readers announce only additions to known regions. */
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
