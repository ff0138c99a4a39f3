import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';

export const APPLY_STEPS = [
  { id: 'search', label: 'Search first' },
  { id: 'names', label: 'Names' },
  { id: 'works', label: 'What you do' },
  { id: 'places', label: 'Dates and places' },
  { id: 'links', label: 'Links and people' },
  { id: 'review', label: 'Review' },
] as const;

export const CLAIM_STEPS = [
  { id: 'search', label: 'Search first' },
  { id: 'claim', label: 'Number and name' },
  { id: 'review', label: 'Review' },
] as const;

export type StepId = (typeof APPLY_STEPS)[number]['id'] | (typeof CLAIM_STEPS)[number]['id'];

export function stepsOf(isClaim: boolean) {
  return isClaim ? CLAIM_STEPS : APPLY_STEPS;
}

export function isStep(text: string | null): text is StepId {
  return [...APPLY_STEPS, ...CLAIM_STEPS].some(({ id }) => id === text);
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
