import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import * as text from '../../../messages/isni-application.generated.ts';

export const APPLY_STEPS = [
  { id: 'search', label: text.search },
  { id: 'names', label: text.names },
  { id: 'works', label: text.activity },
  { id: 'places', label: text.places },
  { id: 'links', label: text.linksAndPeople },
  { id: 'review', label: text.review },
] as const;

export const CLAIM_STEPS = [
  { id: 'search', label: text.search },
  { id: 'claim', label: text.numberAndName },
  { id: 'review', label: text.review },
] as const;

export type StepId = (typeof APPLY_STEPS)[number]['id'] | (typeof CLAIM_STEPS)[number]['id'];

export function stepsOf(isClaim: boolean) {
  return isClaim ? CLAIM_STEPS : APPLY_STEPS;
}

export function isStep(id: string | null): id is StepId {
  return [...APPLY_STEPS, ...CLAIM_STEPS].some((step) => step.id === id);
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

export function stepOfPath(path: string, isClaim: boolean): StepId {
  const step = FIELDS[path.split('.')[0] ?? ''] ?? 'review';
  return isClaim && step !== 'review' ? 'claim' : step;
}

export function stepFrom(step: StepId, by: 1 | -1, isClaim: boolean): StepId | null {
  const steps: readonly { readonly id: StepId }[] = stepsOf(isClaim);
  return steps[steps.findIndex(({ id }) => id === step) + by]?.id ?? null;
}

export function problemsOfStep(problems: readonly ProblemDetail[], step: StepId, isClaim: boolean): ProblemDetail[] {
  return problems.filter(({ path }) => stepOfPath(path, isClaim) === step);
}
