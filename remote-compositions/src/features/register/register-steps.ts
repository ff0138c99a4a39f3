import type { ProblemDetail } from '@counterpoint/domain/schemas';

export const STEPS = [
  { id: 'search', label: 'Search first' },
  { id: 'about', label: 'About the work' },
  { id: 'writers', label: 'Writers and shares' },
  { id: 'review', label: 'Review' },
] as const;
export type StepId = (typeof STEPS)[number]['id'];

export function isStep(text: string | null): text is StepId {
  return STEPS.some((step) => step.id === text);
}

/** The step that has the field of a path such as `writers.0.shares.pr`. */
export function stepOfPath(path: string): StepId {
  return path.split('.')[0] === 'writers' ? 'writers' : 'about';
}

/** The step to mend first. */
export function firstWrongStep(problems: readonly ProblemDetail[]): StepId {
  return problems.some((problem) => stepOfPath(problem.path) === 'about') ? 'about' : 'writers';
}

export function problemsOfStep(problems: readonly ProblemDetail[], step: StepId): ProblemDetail[] {
  return problems.filter((problem) => stepOfPath(problem.path) === step);
}
