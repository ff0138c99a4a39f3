/** Loaded by the review of an amendment and by the comparison of revisions. */
export const DIFFERENCES = {
  name: 'composition-differences',
  load: () => import('./format-lines.ts').then((module) => module.compareDrafts),
};
