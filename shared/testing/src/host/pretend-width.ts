import { afterEach } from '@jest/globals';

const original = window.matchMedia;

afterEach(() => {
  window.matchMedia = original;
});

/** Sets the width of the window in pixels until the test ends, because jsdom has no layout and counts as a phone. */
export function pretendWidth(pixels: number): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: matches(media, pixels),
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

/** Evaluates `min-width` and `max-width` in px or rem, and no other conditions. */
function matches(media: string, pixels: number): boolean {
  const limits = [...media.matchAll(/\((min|max)-width:\s*([\d.]+)(px|rem)\)/g)];
  const inPixels = (limit = '', unit = '') => Number(limit) * (unit === 'rem' ? 16 : 1);
  return (
    limits.length > 0 &&
    limits.every(([, kind, limit, unit]) =>
      kind === 'min' ? pixels >= inPixels(limit, unit) : pixels <= inPixels(limit, unit),
    )
  );
}
