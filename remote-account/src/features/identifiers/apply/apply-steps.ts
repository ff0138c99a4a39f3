import { type RegisterSteps, type StepWords, stepsOf } from '@counterpoint/area-ui/wizard';
import * as text from '../../../messages/isni-application.generated.ts';

export type StepId = 'search' | 'names' | 'works' | 'places' | 'links' | 'claim' | 'review';

const ALL = [
  step('search', text.search),
  step('names', text.names),
  step('works', text.activity),
  step('places', text.places),
  step('links', text.linksAndPeople),
  step('claim', text.numberAndName),
  step('review', text.review),
] as const;

function step(id: StepId, label: StepWords<StepId>['label']): StepWords<StepId> {
  return { id, label, action: text.next };
}

const APPLY_STEPS: readonly StepId[] = ['search', 'names', 'works', 'places', 'links', 'review'];
const CLAIM_STEPS: readonly StepId[] = ['search', 'claim', 'review'];

/** Whether the step is for applicants who claim no number. */
export function isOnlyToApply(id: string): boolean {
  const steps: readonly string[] = APPLY_STEPS.filter((step) => !CLAIM_STEPS.includes(step));
  return steps.includes(id);
}

const FIELDS: Readonly<Record<string, StepId>> = {
  given_names: 'names',
  family_name: 'names',
  organisation_name: 'names',
  name_variants: 'names',
  roles: 'works',
  classes: 'works',
  works: 'works',
  start_date: 'places',
  is_date_private: 'places',
  country: 'places',
  city: 'places',
  links: 'links',
  related: 'links',
  existing_isni: 'claim',
};

/** An applicant who has a number claims it, in fewer steps. */
export function applySteps(isClaim: boolean): RegisterSteps<StepId> {
  const shown = isClaim ? CLAIM_STEPS : APPLY_STEPS;
  function ofPath(path: string): StepId {
    const id = FIELDS[path.split('.')[0] ?? ''] ?? 'review';
    return isClaim && id !== 'review' ? 'claim' : id;
  }
  return stepsOf(ALL, { of: () => shown, ofPath, usual: 'review' });
}
