import { useCallback, useSyncExternalStore } from 'react';

export const FROM_MEDIUM = '(min-width: 768px)';

export const FROM_LARGE = '(min-width: 1024px)';

export const FROM_EXTRA_LARGE = '(min-width: 1240px)';

/**
 * Converts px into rem, like the breakpoints of styles, so that both follow the browser's text size. `fallback` is the
 * result without `matchMedia`, as in jsdom.
 */
export function useMediaQuery(query: string, fallback = true): boolean {
  const media = inRem(query);
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!canMatch()) return () => undefined;
      const list = window.matchMedia(media);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [media],
  );
  const current = () => (canMatch() ? matchOnScreen(media) : fallback);
  return useSyncExternalStore(subscribe, current);
}

function inRem(query: string): string {
  return query.replaceAll(/([\d.]+)px/g, (_, pixels: string) => `${Number(pixels) / 16}rem`);
}

const resultsOnScreen = new Map<string, boolean>();

/** Printing keeps the screen's layout: browsers have counted the pages when another one, perhaps longer, is rendered. */
function matchOnScreen(query: string): boolean {
  const result = window.matchMedia(query).matches;
  if (window.matchMedia('print').matches) return resultsOnScreen.get(query) ?? result;
  resultsOnScreen.set(query, result);
  return result;
}

function canMatch(): boolean {
  return typeof window.matchMedia === 'function';
}
