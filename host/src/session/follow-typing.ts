import type { Place } from './guard.ts';

/** Returns whether the member has typed or chosen something on the current page. */
export function followTyping(place: Pick<Place, 'pathname'>): () => boolean {
  let typedOn: string | null = null;
  document.addEventListener('input', () => {
    typedOn = place.pathname;
  });
  return () => typedOn === place.pathname;
}
