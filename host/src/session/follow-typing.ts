import type { Place } from './guard.ts';

/** Returns whether the member has last typed or chosen something on a page. */
export function followTyping(place: Pick<Place, 'pathname'>): (pathname: string) => boolean {
  let typedOn: string | null = null;
  document.addEventListener('input', () => {
    typedOn = place.pathname;
  });
  return (pathname) => typedOn === pathname;
}
