import { registerSteps } from '@counterpoint/area-ui/wizard';

export type StepId = 'search' | 'about' | 'writers' | 'publishers' | 'recordings' | 'review';

export const STEPS = registerSteps<StepId>(
  [
    { id: 'search', label: () => 'Search first', goOn: () => 'Continue to the search' },
    { id: 'about', label: () => 'About the work', goOn: () => 'Continue to the work' },
    { id: 'writers', label: () => 'Writers and shares', goOn: () => 'Continue to the writers' },
    { id: 'publishers', label: () => 'Publishers', goOn: () => 'Continue to publishers' },
    { id: 'recordings', label: () => 'Recordings', goOn: () => 'Continue to recordings' },
    { id: 'review', label: () => 'Review', goOn: () => 'Continue to the review' },
  ],
  { search: 'search', about: 'about', lists: ['writers', 'publishers', 'recordings'] },
);
