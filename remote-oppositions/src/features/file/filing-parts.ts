/** The wizard comes with the draft: who only looks for a work does not wait for it. */
export const WIZARD = {
  name: 'case-wizard',
  load: () => import('./opened-filing.tsx').then((module) => module.OpenedFiling),
};

/** What comes while the kind of a case is chosen. */
export const NEXT = [WIZARD];
