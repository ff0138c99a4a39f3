export const DIALOGS = { name: 'oppositions/case/dialogs', load: () => import('./answers/dialogs.ts') };
export const SETTLEMENT = {
  name: 'oppositions/case/settlement',
  load: () => import('./settlement/settlement-editor.tsx'),
};
