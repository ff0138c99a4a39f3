import { type DraftFinding, Findings, problemsAmong, type Submission, type Wizard } from '@counterpoint/area-ui/wizard';
import { NextCard } from '@counterpoint/kit/cards';
import { type Difference, StepFrame } from '@counterpoint/kit/wizard';
import { type ComponentType, useMemo, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { CandidatesCheck, type CandidateWords } from './candidates-check.tsx';
import { ChangesReview } from './changes-review.tsx';
import { type CandidateSource, useKnownCandidates } from './use-candidates.ts';
import { useChangeNote } from './use-change-note.ts';
import { useConfirmationDays } from './use-confirmation-days.ts';
import { useTelling } from './use-telling.ts';

export interface DraftReview<Values extends FieldValues, Details, Id extends string, Known, Likely> {
  readonly words: CandidateWords;
  readonly candidates: Pick<CandidateSource<Known, Likely, never, never>, 'name' | 'fetchLikely' | 'shownLikely'>;
  /** What is known of it; `id` is its own where it stands already. */
  readonly knownOf: (values: Values, id: string | null) => Known;
  readonly valuesOf: (details: Details) => Values;
  readonly findingsIn: (values: Values) => DraftFinding[];
  readonly differencesBetween: (mine: Values, theirs: Values) => Difference[];
  /** What follows on submitting; `before` is what is in force, and `days` how long those who are asked have. */
  readonly whatHappensNext: (values: Values, before: Values | null, days: number | null) => string[];
  /** Everything as it will stand. */
  readonly Said: ComponentType<{ readonly values: Values; readonly wizard: Wizard<Id> }>;
}

export interface ReviewStepProps<Details, Id extends string> {
  readonly wizard: Wizard<Id>;
  readonly submission: Submission;
  /** What is in force of what this is a new version of. */
  readonly amended: Details | null;
  readonly id: string | null;
  readonly onBack: () => void;
}

/** The last step: what stands in the way, what may be the same, what changes and why, and what will happen next. */
export function ReviewStep<
  Values extends FieldValues,
  Details extends { readonly id: string },
  Id extends string,
  Known,
  Likely,
>({
  review,
  wizard,
  submission,
  amended,
  id,
  onBack,
}: ReviewStepProps<Details, Id> & { readonly review: DraftReview<Values, Details, Id, Known, Likely> }) {
  const { words, valuesOf, findingsIn, differencesBetween, Said } = review;
  const { getValues } = useFormContext<Values>();
  // Nothing of the draft is typed in this step, so what the form holds now is what will stand.
  const [values] = useState(() => getValues());
  const findings = useMemo(() => findingsIn(values), [findingsIn, values]);
  const before = useMemo(() => amended && valuesOf(amended), [valuesOf, amended]);
  const differences = useMemo(() => before && differencesBetween(values, before), [differencesBetween, values, before]);
  const known = review.knownOf(values, id ?? amended?.id ?? null);
  const { candidates, isError, retry } = useKnownCandidates(review.candidates, known);
  const telling = useTelling(candidates);
  const change = useChangeNote(words.what, differences);
  const sentences = review.whatHappensNext(values, before, useConfirmationDays());
  const problems = problemsAmong(findings);

  function handleSubmit() {
    if (problems.length > 0) return wizard.show(problems);
    const isTold = telling.tell();
    if (change.tell() && isTold) submission.submit(change.note.trim());
  }
  return (
    <StepFrame
      problems={[]}
      attempts={0}
      continueLabel={differences ? 'Submit the new version' : 'Submit for registration'}
      isBusy={submission.isPending}
      onBack={onBack}
      onContinue={handleSubmit}
    >
      <Findings findings={findings} steps={wizard.steps} onLookAt={wizard.lookAt} />
      <CandidatesCheck {...{ words, candidates, isError }} onRetry={retry} {...telling.shown} />
      {differences && <ChangesReview differences={differences} {...change.shown} />}
      <Said values={values} wizard={wizard} />
      <NextCard isReady={problems.length === 0} amends={differences && words.what} sentences={sentences} />
    </StepFrame>
  );
}
