import { useCallback, useSyncExternalStore } from 'react';

/** From medium (768 px) up lists are tables and the menu is wide. */
export const FROM_MEDIUM = '(min-width: 768px)';

/** From large (1024 px) up there is room beside the wide menu for what has many columns. */
export const FROM_LARGE = '(min-width: 1024px)';

/** From extra large (1240 px) up there is room beside the wide menu for the table of a list. */
export const FROM_EXTRA_LARGE = '(min-width: 1240px)';

/** Whether a media query holds, live. Where the browser cannot tell (a test), `fallback`. */
export function useMediaQuery(query: string, fallback = true): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!canMatch()) return () => undefined;
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  const current = () => (canMatch() ? window.matchMedia(query).matches : fallback);
  return useSyncExternalStore(subscribe, current);
}

function canMatch(): boolean {
  return typeof window.matchMedia === 'function';
}
