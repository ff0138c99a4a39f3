import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import type { Message } from '@counterpoint/messages';

export interface StepWords<Id extends string> {
  readonly id: Id;
  readonly label: Message;
  readonly action: Message;
}

export interface RegisterSteps<Id extends string> {
  readonly all: readonly StepWords<Id>[];
  /** A new revision skips the search. */
  of(isAmendment: boolean): readonly Id[];
  isStep(text: string | null): text is Id;
  wordsOf(id: Id): StepWords<Id>;
  /** The step of a path such as `writers.0.shares.pr`. */
  ofPath(path: string): Id;
  firstWrong(problems: readonly ProblemDetail[]): Id;
  problemsOf(problems: readonly ProblemDetail[], step: Id): ProblemDetail[];
  fieldsOf(step: Id, values: object): string[];
}

/** The steps of a work or recording, with one for each list of its draft. */
export type EntryStep<List extends string> = 'search' | 'about' | List | 'review';

export function registerSteps<List extends string>(
  all: readonly [StepWords<EntryStep<List>>, ...StepWords<EntryStep<List>>[]],
  lists: readonly List[],
): RegisterSteps<EntryStep<List>> {
  const ids = all.map(({ id }) => id);
  return stepsOf(all, {
    of: (isAmendment) => ids.filter((id) => id !== 'search' || !isAmendment),
    ofPath: (path) => lists.find((step) => step === path.split('.')[0]) ?? 'about',
    usual: 'about',
  });
}

interface StepRules<Id extends string> extends Pick<RegisterSteps<Id>, 'of' | 'ofPath'> {
  /** The step for problems that no other step shows. */
  readonly usual: Id;
}

export function stepsOf<Id extends string>(
  all: readonly [StepWords<Id>, ...StepWords<Id>[]],
  { of, ofPath, usual }: StepRules<Id>,
): RegisterSteps<Id> {
  return {
    all,
    of,
    isStep: (text): text is Id => all.some(({ id }) => id === text),
    wordsOf: (id) => all.find((step) => step.id === id) ?? all[0],
    ofPath,
    firstWrong: (problems) => of(false).find((id) => problems.some(({ path }) => ofPath(path) === id)) ?? usual,
    problemsOf: (problems, step) => problems.filter(({ path }) => ofPath(path) === step),
    fieldsOf: (step, values) => Object.keys(values).filter((name) => ofPath(name) === step),
  };
}
