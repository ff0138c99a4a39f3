import { type DraftFinding, Findings, problemsAmong, type Submission, type Wizard } from '@counterpoint/area-ui/wizard';
import { NextCard } from '@counterpoint/kit/cards';
import { type Difference, StepFrame } from '@counterpoint/kit/wizard';
import type { ReactNode } from 'react';
import type { ShownCandidate } from './candidate-card.tsx';
import { CandidatesCheck, type CandidateWords } from './candidates-check.tsx';
import { ChangesReview } from './changes-review.tsx';
import { useChangeNote } from './use-change-note.ts';
import { useTelling } from './use-telling.ts';

/** What may be the same as what is to be submitted, as far as it could be looked up. */
export interface FoundCandidates {
  readonly candidates: readonly ShownCandidate[];
  readonly isError: boolean;
  readonly retry: () => void;
}

interface ReviewFrameProps<Id extends string> {
  readonly wizard: Wizard<Id>;
  readonly submission: Submission;
  readonly findings: readonly DraftFinding[];
  readonly words: CandidateWords;
  readonly found: FoundCandidates;
  /** What a new version changes; null for something new. */
  readonly differences: readonly Difference[] | null;
  /** What follows on submitting. */
  readonly sentences: readonly string[];
  readonly onBack: () => void;
  /** Everything as it will stand. */
  readonly children: ReactNode;
}

/** The last step: what stands in the way, what may be the same, what changes and why, and what will happen next. */
export function ReviewFrame<Id extends string>(props: ReviewFrameProps<Id>) {
  const { wizard, submission, findings, words, found, differences, sentences, onBack, children } = props;
  const { candidates, isError, retry } = found;
  const telling = useTelling(candidates);
  const change = useChangeNote(words.what, differences);
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
      {children}
      <NextCard isReady={problems.length === 0} amends={differences && words.what} sentences={sentences} />
    </StepFrame>
  );
}
