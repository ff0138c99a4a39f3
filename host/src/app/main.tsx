import { useLocation } from '@counterpoint/contract/router';
import { Box } from '@counterpoint/kit/core';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { MAIN_ID } from '../chrome/skip-link.tsx';

export function Main({ children, isCentred = false }: { children: ReactNode; isCentred?: boolean }) {
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  return (
    <Box
      as="main"
      id={MAIN_ID}
      ref={main}
      tabIndex={-1}
      flex="1"
      minWidth="0"
      outline="none"
      paddingX={{ base: '4', md: '9' }}
      paddingTop={{ base: '5', md: '7' }}
      paddingBottom="12"
    >
      <Box maxWidth="content" marginX={isCentred ? 'auto' : '0'}>
        {children}
      </Box>
    </Box>
  );
}

const LIMIT_MS = 15_000;

/** Waits for the page's heading to render, so that screen readers announce the page. */
function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    const container = main.current;
    if (!container || last.current === pathname) return;
    last.current = pathname;
    return onHeadingShown(container, focusHeading);
  }, [pathname, main]);
}

function focusHeading(heading: HTMLElement): void {
  const main = heading.closest('main');
  if (main !== document.activeElement && main?.contains(document.activeElement)) return;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}

function onHeadingShown(container: HTMLElement, then: (heading: HTMLElement) => void): () => void {
  const observer = new MutationObserver(check);
  const timer = setTimeout(() => observer.disconnect(), LIMIT_MS);
  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
  }
  function check(): void {
    const heading = container.querySelector('h1');
    if (!heading) return;
    stop();
    then(heading);
  }
  observer.observe(container, { childList: true, subtree: true });
  check();
  return stop;
}
