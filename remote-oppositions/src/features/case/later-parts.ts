/** What one writes to the others comes once somebody points at what opens it. */
export const DIALOGS = { name: 'oppositions/case/dialogs', load: () => import('./answers/dialogs.ts') };
/** The editor of a split. */
export const SETTLEMENT = {
  name: 'oppositions/case/settlement',
  load: () => import('./settlement/settlement-editor.tsx'),
};
