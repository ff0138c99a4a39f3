/** Parts of the kit that areas use. The host imports them, so that its build provides one copy instead of one per area. */
const PARTS = {
  form: () => import('@counterpoint/kit/form'),
  page: () => import('@counterpoint/kit/page'),
  table: () => import('@counterpoint/kit/table'),
  wizard: () => import('@counterpoint/kit/wizard'),
} as const;

/** Loads what every area needs, with the area's entry. A page loads other parts beside its own code. */
export function preloadKitEntries(): void {
  // A page that needs the part reports its failure.
  PARTS.form().catch(() => undefined);
}
