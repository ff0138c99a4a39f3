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

export function nearestVisible(places: readonly HTMLElement[]): HTMLElement | null {
  return places.find(isThere) ?? null;
}

function isThere(place: HTMLElement): boolean {
  // Browsers before 2024 and jsdom lack `checkVisibility`.
  return place.isConnected && (!('checkVisibility' in place) || place.checkVisibility());
}

const FOCUSABLE = 'button, a[href], input, select, textarea, [tabindex]';
