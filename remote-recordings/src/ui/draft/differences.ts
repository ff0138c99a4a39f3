/** Compares two revisions, or a draft with a newer one of another tab. */
export const DIFFERENCES = {
  name: 'recording-differences',
  load: () => import('./format-lines.ts').then((module) => module.compareDrafts),
};
