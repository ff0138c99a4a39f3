import { type RefObject, useLayoutEffect, useRef } from 'react';
import { placesAround, standingPlace } from './standing-place.ts';

/**
 * For what goes from the page with the focus in it, as buttons do once they were pressed: whatever stands around it and stays
 * takes the focus. Else it would fall to the start of the page, away from whoever works by keyboard.
 */
export function useFocusKept<Held extends HTMLElement>(): RefObject<Held | null> {
  const going = useRef<Held>(null);
  useLayoutEffect(() => {
    const held = going.current;
    // Called before it is taken from the page; what else goes with it is known only afterwards.
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
