import { type RefObject, useLayoutEffect, useRef } from 'react';
import { nearestVisible, placesAround } from './nearest-visible.ts';

/** Moves the focus to the nearest remaining ancestor when the focused element is removed, which would lose it. */
export function useFocusRecovery<Held extends HTMLElement>(): RefObject<Held | null> {
  const going = useRef<Held>(null);
  useLayoutEffect(() => {
    const held = going.current;
    return () => {
      const { activeElement } = document;
      if (!held?.contains(activeElement)) return;
      const places = placesAround(activeElement);
      queueMicrotask(() => {
        if (document.activeElement === document.body) nearestVisible(places)?.focus({ preventScroll: true });
      });
    };
  }, []);
  return going;
}
