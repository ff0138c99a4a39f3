import type { ProblemDetail } from '@counterpoint/domain/schemas';
import type { DraftValues } from './draft-values.ts';

export const STEPS = [
  { id: 'search', label: 'Search first', goOn: 'Continue to the search' },
  { id: 'about', label: 'About the work', goOn: 'Continue to the work' },
  { id: 'writers', label: 'Writers and shares', goOn: 'Continue to the writers' },
  { id: 'publishers', label: 'Publishers', goOn: 'Continue to publishers' },
  { id: 'recordings', label: 'Recordings', goOn: 'Continue to recordings' },
  { id: 'review', label: 'Review', goOn: 'Continue to the review' },
] as const;
export type StepId = (typeof STEPS)[number]['id'];

/** The steps that show one list of the draft, under its name. */
const LIST_STEPS = ['writers', 'publishers', 'recordings'] as const satisfies StepId[];

/** The steps of a new work, or of a new version of one, which is not looked for. */
export function stepsOf(isAmendment: boolean): readonly StepId[] {
  return STEPS.map(({ id }) => id).filter((id) => id !== 'search' || !isAmendment);
}

export function isStep(text: string | null): text is StepId {
  return STEPS.some((step) => step.id === text);
}

export function stepWords(id: StepId): { label: string; goOn: string } {
  return STEPS.find((step) => step.id === id) ?? STEPS[0];
}

/** The step that has the field of a path such as `writers.0.shares.pr`. */
export function stepOfPath(path: string): StepId {
  const [list] = path.split('.');
  return LIST_STEPS.find((step) => step === list) ?? 'about';
}

/** The step to mend first. */
export function firstWrongStep(problems: readonly ProblemDetail[]): StepId {
  const wrong = problems.map(({ path }) => stepOfPath(path));
  return STEPS.map(({ id }) => id).find((id) => wrong.includes(id)) ?? 'about';
}

export function problemsOfStep(problems: readonly ProblemDetail[], step: StepId): ProblemDetail[] {
  return problems.filter((problem) => stepOfPath(problem.path) === step);
}

/** The fields of a step, to be checked when it is left. */
export function fieldsOfStep(step: StepId, values: DraftValues): (keyof DraftValues)[] {
  // Object.keys gives text, but the keys of these values are known.
  return (Object.keys(values) as (keyof DraftValues)[]).filter((name) => stepOfPath(name) === step);
}
