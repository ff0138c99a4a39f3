/** Parts of the kit that areas use. The host imports them, so that its build provides one copy instead of one per area. */
const PARTS = {
  form: () => import('@counterpoint/kit/form'),
  page: () => import('@counterpoint/kit/page'),
  table: () => import('@counterpoint/kit/table'),
  wizard: () => import('@counterpoint/kit/wizard'),
} as const;

/** Not the wizard, which few pages need and which brings dialogs. */
const USUAL = ['form', 'page', 'table'] as const;

export function preloadKitEntries(): void {
  // A page that needs a part reports its failure.
  for (const part of USUAL) PARTS[part]().catch(() => undefined);
}
