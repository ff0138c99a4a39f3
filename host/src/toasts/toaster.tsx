import { Box } from '@counterpoint/kit/core';
import { type ComponentType, useEffect, useState } from 'react';
import * as text from '../messages/shell.generated.ts';
import { notices } from './notices.ts';
import type { ToastStackProps } from './toast-stack.tsx';

const QUIET_AFTER_MS = 3_000;

/** Rendered from the start: screen readers announce only additions to known live regions. */
export function Toaster() {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const ToastStack = useToastStack();
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
      {region && ToastStack && <ToastStack region={region} />}
    </>
  );
}

/** Loads with the first notice, or once the first page has loaded. If it can't, the next notice tries again. */
function useToastStack(): ComponentType<ToastStackProps> | null {
  const [Stack, setStack] = useState<ComponentType<ToastStackProps> | null>(null);
  useEffect(() => {
    function load(): void {
      import(/* webpackChunkName: "toasts" */ './toast-stack.tsx').then(
        ({ ToastStack }) => setStack(() => ToastStack),
        () => undefined,
      );
    }
    const timer = setTimeout(load, QUIET_AFTER_MS);
    const unsubscribe = notices.subscribe(load);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);
  return Stack;
}

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
