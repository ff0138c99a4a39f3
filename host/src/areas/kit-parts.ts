/**
 * The parts of the kit that areas' pages are made of. They are named here so that the host's build provides them: a
 * part that the host never imports would come out of each area's own files, once for each area.
 */
const PARTS = {
  form: () => import('@counterpoint/kit/form'),
  page: () => import('@counterpoint/kit/page'),
  table: () => import('@counterpoint/kit/table'),
  wizard: () => import('@counterpoint/kit/wizard'),
} as const;

/** What most pages need. Wizards are few, and bring dialogs with all that floats: their pages ask for theirs. */
const USUAL = ['form', 'page', 'table'] as const;

/** Brings the usual parts while an area's own code is on its way. A failure is told by the page that then misses one. */
export function bringKitParts(): void {
  for (const part of USUAL) PARTS[part]().catch(() => undefined);
}
