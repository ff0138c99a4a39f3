import { type RefObject, useLayoutEffect, useRef } from 'react';
import { placesAround, standingPlace } from './standing-place.ts';

/** Moves the focus to the nearest remaining ancestor when the focused element is removed, which would lose it. */
export function useFocusKept<Held extends HTMLElement>(): RefObject<Held | null> {
  const going = useRef<Held>(null);
  useLayoutEffect(() => {
    const held = going.current;
    return () => {
      const { activeElement } = document;
      if (!held?.contains(activeElement)) return;
      const places = placesAround(activeElement);
      queueMicrotask(() => {
        if (document.activeElement === document.body) standingPlace(places)?.focus({ preventScroll: true });
      });
    };
  }, []);
  return going;
}
