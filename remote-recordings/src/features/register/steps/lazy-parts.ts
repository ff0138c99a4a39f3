export const STEP_PARTS = {
  about: {
    name: 'recording-about',
    load: () => import('./about-step.tsx').then((module) => module.AboutFields),
  },
  contributors: {
    name: 'recording-contributors',
    load: () => import('../contributors/contributors-step.tsx').then((module) => module.ContributorsStep),
  },
  rights: {
    name: 'recording-rights',
    load: () => import('../rights/rights-step.tsx').then((module) => module.RightsStep),
  },
  works: {
    name: 'recording-works',
    load: () => import('../works/works-step.tsx').then((module) => module.WorksStep),
  },
  review: {
    name: 'recording-review',
    load: () => import('./review-step.tsx').then((module) => module.ReviewStep),
  },
};
