import type { Place } from './guard.ts';

/**
 * Goes to another page although there may be unsaved changes: they belong to a member who is no longer signed in, and
 * staying would show them to, or save them as, whoever is now.
 */
export function leaveUnasked(place: Pick<Place, 'replace'>, path: string): void {
  window.addEventListener('beforeunload', keepQuiet, { capture: true });
  place.replace(path);
}

function keepQuiet(event: BeforeUnloadEvent): void {
  event.stopImmediatePropagation();
}
