/** The later steps come by themselves, with the rules: who only begins a draft, or resumes one, does not wait for them. */
export const LATER = {
  publishers: {
    name: 'composition-publishers',
    load: () => import('../publishers/publishers-step.tsx').then((module) => module.PublishersStep),
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

export const ALL_LATER = Object.values(LATER);
