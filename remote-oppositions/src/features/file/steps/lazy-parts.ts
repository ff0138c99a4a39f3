export const LAZY_PARTS = {
  lines: {
    name: 'case-lines',
    load: () => import('./lines-step.tsx').then((module) => module.LinesStep),
  },
  scope: {
    name: 'case-scope',
    load: () => import('./scope-step.tsx').then((module) => module.ScopeStep),
  },
  statement: {
    name: 'case-statement',
    load: () => import('./statement-step.tsx').then((module) => module.StatementStep),
  },
  review: {
    name: 'case-review',
    load: () => import('./review-step.tsx').then((module) => module.ReviewStep),
  },
  conflict: {
    name: 'case-conflict',
    load: () => import('../case-conflict.tsx').then((module) => module.CaseConflict),
  },
};

export const ALL_LAZY_PARTS = Object.values(LAZY_PARTS);
