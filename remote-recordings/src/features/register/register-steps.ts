import { registerSteps } from '@counterpoint/area-ui/wizard';
import * as text from '../../messages/register.generated.ts';

export type StepId = 'search' | 'about' | 'contributors' | 'rights' | 'works' | 'review';

export const STEPS = registerSteps<StepId>(
  [
    { id: 'search', label: text.findStep, goOn: text.toSearch },
    { id: 'about', label: text.aboutStep, goOn: text.toAbout },
    { id: 'contributors', label: text.contributorsStep, goOn: text.toContributors },
    { id: 'rights', label: text.rightsStep, goOn: text.toRights },
    { id: 'works', label: text.worksStep, goOn: text.toWorks },
    { id: 'review', label: text.reviewStep, goOn: text.toReview },
  ],
  { search: 'search', about: 'about', lists: ['contributors', 'rights', 'works'] },
);
