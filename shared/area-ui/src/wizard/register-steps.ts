import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';

/** A step of the wizard: its name, and how one is told of going on to it. */
export interface StepWords<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly goOn: string;
}

export interface RegisterSteps<Id extends string> {
  readonly all: readonly StepWords<Id>[];
  /** The steps of something new, or of a new version of it, which is not looked for. */
  of(isAmendment: boolean): readonly Id[];
  isStep(text: string | null): text is Id;
  wordsOf(id: Id): StepWords<Id>;
  /** The step that has the field of a path such as `writers.0.shares.pr`. */
  ofPath(path: string): Id;
  /** The step to mend first. */
  firstWrong(problems: readonly ProblemDetail[]): Id;
  problemsOf(problems: readonly ProblemDetail[], step: Id): ProblemDetail[];
  /** The fields of a step, to be checked when it is left. */
  fieldsOf(step: Id, values: object): string[];
}

/** Which step shows what: `lists` are the lists of the draft that have a step of their own, under its name. */
export function registerSteps<Id extends string>(
  all: readonly [StepWords<Id>, ...StepWords<Id>[]],
  { search, about, lists }: { search: Id; about: Id; lists: readonly Id[] },
): RegisterSteps<Id> {
  const ids = all.map(({ id }) => id);
  const ofPath = (path: string) => lists.find((step) => step === path.split('.')[0]) ?? about;
  return {
    all,
    of: (isAmendment) => ids.filter((id) => id !== search || !isAmendment),
    isStep: (text): text is Id => ids.some((id) => id === text),
    wordsOf: (id) => all.find((step) => step.id === id) ?? all[0],
    ofPath,
    firstWrong(problems) {
      const wrong = problems.map(({ path }) => ofPath(path));
      return ids.find((id) => wrong.includes(id)) ?? about;
    },
    problemsOf: (problems, step) => problems.filter(({ path }) => ofPath(path) === step),
    fieldsOf: (step, values) => Object.keys(values).filter((name) => ofPath(name) === step),
  };
}
