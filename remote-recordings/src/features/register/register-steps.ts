import { registerSteps } from '@counterpoint/area-ui/wizard';

export type StepId = 'search' | 'about' | 'contributors' | 'rights' | 'works' | 'review';

export const STEPS = registerSteps<StepId>(
  [
    { id: 'search', label: () => 'Search first', goOn: () => 'Continue to the search' },
    { id: 'about', label: () => 'About the recording', goOn: () => 'Continue to the recording' },
    { id: 'contributors', label: () => 'Contributors', goOn: () => 'Continue to contributors' },
    { id: 'rights', label: () => 'Rights', goOn: () => 'Continue to rights' },
    { id: 'works', label: () => 'Works', goOn: () => 'Continue to works' },
    { id: 'review', label: () => 'Review', goOn: () => 'Continue to the review' },
  ],
  { search: 'search', about: 'about', lists: ['contributors', 'rights', 'works'] },
);
