import { useLocation } from '@counterpoint/contract/router';
import { type RefObject, useEffect, useRef } from 'react';

/** A page that has no heading by then will not get one that anybody waits for. */
const LIMIT_MS = 15_000;

/**
 * After going to another page its heading gets the focus, so that screen readers read where one is and Tab goes on from
 * there. Waits for the heading, since the page's code or data may still be on its way. Not on the first page, where the
 * browser reads the title by itself.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    const container = main.current;
    if (!container || last.current === pathname) return;
    last.current = pathname;
    return whenHeadingComes(container, focusHeading);
  }, [pathname, main]);
}

function focusHeading(heading: HTMLElement): void {
  const main = heading.closest('main');
  // The page itself put the focus into a field: that is the better place.
  if (main !== document.activeElement && main?.contains(document.activeElement)) return;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}

function whenHeadingComes(container: HTMLElement, then: (heading: HTMLElement) => void): () => void {
  const present = container.querySelector('h1');
  if (present) {
    then(present);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const heading = container.querySelector('h1');
    if (!heading) return;
    stop();
    then(heading);
  });
  const timer = setTimeout(() => observer.disconnect(), LIMIT_MS);
  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
  }
  observer.observe(container, { childList: true, subtree: true });
  return stop;
}
