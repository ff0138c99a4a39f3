export const DIALOGS = { name: 'oppositions/case/dialogs', load: () => import('./answers/dialogs.ts') };
export const SETTLEMENT = {
  name: 'oppositions/case/settlement',
  load: () => import('./settlement/settlement-editor.tsx'),
};
export const BOTH_WORKS = {
  name: 'oppositions/case/both-works',
  load: () => import('./parts/both-works.tsx').then((module) => module.BothWorks),
};
