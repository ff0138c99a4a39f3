/**
 * Lets the page believe that its window is so many pixels wide: jsdom has no width, and is a phone unless told
 * otherwise. Gives back how to stop.
 */
export function pretendWidth(pixels: number): () => void {
  const original = window.matchMedia;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: matches(media, pixels),
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  return () => {
    window.matchMedia = original;
  };
}

/** Whether every `min-width` and `max-width` of a query holds; it knows no others. */
function matches(media: string, pixels: number): boolean {
  const limits = [...media.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)];
  return (
    limits.length > 0 &&
    limits.every(([, kind, limit]) => (kind === 'min' ? pixels >= Number(limit) : pixels <= Number(limit)))
  );
}
