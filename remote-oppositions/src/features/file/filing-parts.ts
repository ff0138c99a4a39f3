/** Loads with the draft, so that the search page doesn't wait for it. */
export const WIZARD = {
  name: 'case-wizard',
  load: () => import('./opened-filing.tsx').then((module) => module.OpenedFiling),
};

export const NEXT = [WIZARD];
