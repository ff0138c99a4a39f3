export const STEP_PARTS = {
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
  review: {
    name: 'composition-review',
    load: () => import('./review-step.tsx').then((module) => module.ReviewStep),
  },
};
