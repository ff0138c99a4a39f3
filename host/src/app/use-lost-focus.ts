import { nearestVisible, placesAround } from '@counterpoint/kit/core';
import { type RefObject, useEffect } from 'react';

/** A page that knows a better place moves the focus there first. */
const GRACE_MS = 100;

/** Recovers the focus when its element is removed: from `body`, Tab would start at the top of the page. */
export function useLostFocus(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = container.current;
    if (!root) return;
    let places: readonly HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isLost = () => places[0]?.isConnected === false && document.activeElement === document.body;

    function remember({ target }: FocusEvent): void {
      places = target instanceof Element ? placesAround(target) : [];
    }
    function recover(): void {
      if (isLost()) nearestVisible(places)?.focus({ preventScroll: true });
    }
    const observer = new MutationObserver(() => {
      if (!isLost()) return;
      clearTimeout(timer);
      timer = setTimeout(recover, GRACE_MS);
    });
    root.addEventListener('focusin', remember);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', remember);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [container]);
}
