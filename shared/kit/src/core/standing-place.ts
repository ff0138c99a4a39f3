/** What has the focus, and what stands around it that can take it, from the inside: a card, a part of the page. */
export function placesAround(focused: Element | null): readonly HTMLElement[] {
  const places: HTMLElement[] = [];
  for (
    let place = focused?.closest<HTMLElement>(FOCUSABLE);
    place;
    place = place.parentElement?.closest<HTMLElement>(FOCUSABLE)
  )
    places.push(place);
  return places;
}

/** The innermost of these places that is still in the page, and can be seen; null where none is. */
export function standingPlace(places: readonly HTMLElement[]): HTMLElement | null {
  return places.find(isThere) ?? null;
}

function isThere(place: HTMLElement): boolean {
  // Browsers before 2024, and jsdom, know no such question: what is not drawn takes no focus there.
  return place.isConnected && (!('checkVisibility' in place) || place.checkVisibility());
}

const FOCUSABLE = 'button, a[href], input, select, textarea, [tabindex]';
