export const WIZARD = {
  name: 'case-wizard',
  load: () => import('./opened-filing.tsx').then((module) => module.OpenedFiling),
};
