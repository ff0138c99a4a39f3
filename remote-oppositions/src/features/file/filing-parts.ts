export const WIZARD = {
  name: 'case-wizard',
  load: () => import('./filing-wizard.tsx').then((module) => module.OpenedCase),
};
