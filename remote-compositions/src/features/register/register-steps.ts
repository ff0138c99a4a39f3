import { registerSteps } from '@counterpoint/area-ui/wizard';
import * as text from '../../messages/register.generated.ts';

export type StepId = 'search' | 'about' | 'writers' | 'publishers' | 'recordings' | 'review';

export const STEPS = registerSteps<StepId>(
  [
    { id: 'search', label: text.findStep, goOn: text.toSearch },
    { id: 'about', label: text.aboutStep, goOn: text.toAbout },
    { id: 'writers', label: text.writersStep, goOn: text.toWriters },
    { id: 'publishers', label: text.publishersStep, goOn: text.toPublishers },
    { id: 'recordings', label: text.recordingsStep, goOn: text.toRecordings },
    { id: 'review', label: text.reviewStep, goOn: text.toReview },
  ],
  { search: 'search', about: 'about', lists: ['writers', 'publishers', 'recordings'] },
);
