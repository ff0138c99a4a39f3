import { TERRITORIES } from '../writers/lazy-territories.ts';

export const LAZY_PARTS = {
  about: {
    name: 'composition-about',
    load: () => import('./about-step.tsx').then((module) => module.AboutFields),
  },
  writers: {
    name: 'composition-writers',
    load: () => import('./writers-step.tsx').then((module) => module.WriterFields),
  },
  publishers: {
    name: 'composition-publishers',
    load: () => import('../publishers/index.ts').then((module) => module.PublishersStep),
  },
  recordings: {
    name: 'composition-recordings',
    load: () => import('../recordings/recordings-step.tsx').then((module) => module.RecordingsStep),
  },
  conflict: {
    name: 'composition-conflict',
    load: () => import('../work-conflict.tsx').then((module) => module.WorkConflict),
  },
  review: {
    name: 'composition-review',
    load: () => import('./review-step.tsx').then((module) => module.ReviewStep),
  },
};

export const FIRST = [LAZY_PARTS.about, LAZY_PARTS.writers];
export const ALL_LAZY_PARTS = [...Object.values(LAZY_PARTS), TERRITORIES];
