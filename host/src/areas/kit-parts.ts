/**
 * The parts of the kit that areas' pages are made of. They are named here so that the host's build provides them: a
 * part that the host never imports would come out of each area's own files, once for each area.
 */
const PARTS = [
  () => import('@counterpoint/kit/form'),
  () => import('@counterpoint/kit/page'),
  () => import('@counterpoint/kit/table'),
  () => import('@counterpoint/kit/wizard'),
];

/** Brings the parts while an area's own code is on its way. A failure is told by the page that then misses one. */
export function bringKitParts(): void {
  for (const bring of PARTS) bring().catch(() => undefined);
}
