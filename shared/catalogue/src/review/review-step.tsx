import { useSocietySettings } from '@counterpoint/area-ui/settings';
import {
  changedOnly,
  type DraftFinding,
  type EntrySubmission,
  Findings,
  goingBack,
  problemsAmong,
  type Wizard,
} from '@counterpoint/area-ui/wizard';
import { NextCard } from '@counterpoint/kit/cards';
import { Heading, StackedCard, Text } from '@counterpoint/kit/core';
import { Field, focusField, Textarea } from '@counterpoint/kit/form';
import { type Difference, StepFrame } from '@counterpoint/kit/wizard';
import { type ComponentType, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import type { EntryDetails } from '../entry/index.ts';
import { type OwnedInterest, ReviewNote, StandingNote, useStanding } from '../mandates/index.ts';
import * as text from '../messages/review.generated.ts';
import { DifferencesTable } from '../revisions/differences-table.tsx';
import type { StepProps } from '../wizard/index.ts';
import type { ShownCandidate } from './candidate-card.tsx';
import { CandidatesCheck } from './candidates-check.tsx';
import { type Asking, confirmationDeadline, contestingIn } from './describe-invited.ts';
import { type CandidateSource, useKnownCandidates } from './use-candidates.ts';

export interface DraftReview<Values extends FieldValues, Details, Id extends string, Known, Likely> {
  readonly what: 'work' | 'recording';
  readonly candidates: Pick<CandidateSource<Known, Likely, never, never>, 'name' | 'fetchLikely' | 'shownLikely'>;
  /** `id` is its own if it is registered. */
  readonly knownOf: (values: Values, id: string | null) => Known;
  readonly valuesOf: (details: Details) => Values;
  readonly findingsIn: (values: Values) => DraftFinding[];
  readonly compare: (mine: Values, theirs: Values) => Difference[];
  /** `before` is the active version. */
  readonly whatHappensNext: (values: Values, before: Values | null, asking: Asking) => string[];
  /** The lines that make the member a party of the entry, or someone whom they represent. */
  readonly interestsIn: (values: Values) => readonly OwnedInterest[];
  readonly ReviewFacts: ComponentType<{ readonly values: Values; readonly wizard: Wizard<Id> }>;
}

interface ReviewStepProps<Values extends FieldValues, Details, Id extends string, Known, Likely>
  extends Pick<StepProps<Details, Id>, 'wizard' | 'submission' | 'amended' | 'drafted' | 'id' | 'onLeave'> {
  readonly review: DraftReview<Values, Details, Id, Known, Likely>;
}

export function ReviewStep<Values extends FieldValues, Details extends EntryDetails, Id extends string, Known, Likely>(
  props: ReviewStepProps<Values, Details, Id, Known, Likely>,
) {
  const { review, wizard, submission, amended, drafted, id, onLeave } = props;
  const { what, valuesOf, findingsIn, compare, ReviewFacts } = review;
  const values = useReviewedValues<Values>();
  const findings = useMemo(() => findingsIn(values), [findingsIn, values]);
  const before = useMemo(() => amended && valuesOf(amended), [valuesOf, amended]);
  const differences = useMemo(() => before && changedOnly(compare(values, before)), [compare, values, before]);
  const known = review.knownOf(values, id ?? amended?.id ?? null);
  const { candidates, isSearching, isError, retry } = useKnownCandidates(review.candidates, known);
  const marks = useCandidateMarks(candidates, submission);
  const change = useChangeNote(what, differences, submission);
  const settings = useSocietySettings();
  const deadline = settings ? confirmationDeadline(settings) : null;
  const sentences = review.whatHappensNext(values, before, {
    deadline,
    contesting: drafted ? contestingIn(drafted) : [],
  });
  const problems = problemsAmong(findings);
  // As in the API: a member doesn't become a party by adding themselves to an amendment.
  const interests = review.interestsIn(before ?? values);
  const lacksStanding = useStanding({ what, interests }) === 'missing';
  const isForReview = lacksStanding && amended === null;

  const submitting = useOnceIdle(isSearching && problems.length === 0, () => {
    if (problems.length > 0) return wizard.show(problems);
    const areMarked = marks.validate();
    if (!change.validate() || !areMarked) return;
    if (isForReview) submission.requestReview();
    else submission.submit();
  });
  return (
    <StepFrame
      problems={[]}
      attempts={0}
      continueLabel={isForReview ? text.submitForReview() : differences ? text.submitRevision() : text.submit()}
      isBusy={submission.isPending || submitting.isWaiting}
      onBack={goingBack(wizard, onLeave)}
      onContinue={submitting.run}
    >
      <StandingNote what={what} interests={interests} isAmendment={amended !== null} />
      {isForReview && id !== null && <ReviewNote what={what} id={id} />}
      <Findings findings={findings} wizard={wizard} />
      <CandidatesCheck what={what} candidates={candidates} isError={isError} onRetry={retry} {...marks.shown} />
      {differences && <ChangesReview differences={differences} {...change.shown} />}
      <ReviewFacts values={values} wizard={wizard} />
      {!lacksStanding && (
        <NextCard isReady={problems.length === 0} amends={differences && what} sentences={sentences} />
      )}
    </StepFrame>
  );
}

/** Acts once pending requests have finished, such as the search for duplicates. */
function useOnceIdle(isBusy: boolean, act: () => void) {
  const [isWaiting, setWaiting] = useState(false);
  const settle = useEffectEvent(() => {
    setWaiting(false);
    act();
  });
  useEffect(() => {
    if (isWaiting && !isBusy) settle();
  }, [isWaiting, isBusy]);
  return { isWaiting, run: () => (isBusy ? setWaiting(true) : act()) };
}

/** This step changes no field of the draft, but another version may replace them, if it was saved elsewhere as well. */
function useReviewedValues<Values extends FieldValues>(): Values {
  const { getValues, subscribe } = useFormContext<Values>();
  const [values, setValues] = useState(() => getValues());
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => setValues(getValues()) }),
    [subscribe, getValues],
  );
  return values;
}

function useCandidateMarks(
  candidates: readonly Pick<ShownCandidate, 'id' | 'certainty'>[],
  { markedDifferent, setMarkedDifferent }: EntrySubmission,
) {
  const [isMissing, setMissing] = useState(false);
  function handleMark(candidate: string, isAnother: boolean) {
    setMarkedDifferent(
      isAnother ? [...markedDifferent, candidate] : markedDifferent.filter((each) => each !== candidate),
    );
  }
  function validate(): boolean {
    const unmarked = candidates.find(({ certainty, id }) => certainty === 'probable' && !markedDifferent.includes(id));
    setMissing(unmarked !== undefined);
    if (unmarked) focusField(`another.${unmarked.id}`);
    return unmarked === undefined;
  }
  return { shown: { markedDifferent, onMark: handleMark, isMissing }, validate };
}

/** Required for a new revision, which must differ from the active one. */
function useChangeNote(
  what: 'work' | 'recording',
  differences: readonly Difference[] | null,
  { changeNote: note, setChangeNote: onNote }: EntrySubmission,
) {
  const [wasTried, setTried] = useState(false);
  const wrong =
    differences?.length === 0 ? text.nothingChanged() : differences && note.trim() === '' ? text.enterWhy() : undefined;
  function validate(): boolean {
    setTried(true);
    if (wrong) focusField('change_note');
    return wrong === undefined;
  }
  return { validate, shown: { what, note, onNote, error: wasTried ? wrong : undefined } };
}

interface ChangesReviewProps {
  readonly what: 'work' | 'recording';
  readonly differences: readonly Difference[];
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly error: string | undefined;
}

function ChangesReview({ what, differences, note, onNote, error }: ChangesReviewProps) {
  return (
    <StackedCard as="section" aria-label={text.changes()}>
      <Heading as="h2">{text.changes()}</Heading>
      {differences.length === 0 ? (
        <Text color="muted">{text.noDifferences({ what })}</Text>
      ) : (
        <DifferencesTable
          caption={text.changes()}
          differences={differences}
          before={text.registered()}
          after={text.changed()}
        />
      )}
      <Field label={text.why()} help={text.whyHelp()} error={error}>
        <Textarea
          name="change_note"
          rows={3}
          maxLength={500}
          value={note}
          onChange={(event) => onNote(event.target.value)}
        />
      </Field>
    </StackedCard>
  );
}
