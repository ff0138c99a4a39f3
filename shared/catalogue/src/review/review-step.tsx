import { type DraftFinding, Findings, problemsAmong, type Submission, type Wizard } from '@counterpoint/area-ui/wizard';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { societySettings } from '@counterpoint/domain/schemas/members';
import { NextCard } from '@counterpoint/kit/cards';
import { focusField } from '@counterpoint/kit/form';
import { type Difference, StepFrame } from '@counterpoint/kit/wizard';
import { type ComponentType, useMemo, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import * as text from '../messages/review.generated.ts';
import type { ShownCandidate } from './candidate-card.tsx';
import { CandidatesCheck, type CandidateWords } from './candidates-check.tsx';
import { ChangesReview } from './changes-review.tsx';
import { type CandidateSource, useKnownCandidates } from './use-candidates.ts';

export interface DraftReview<Values extends FieldValues, Details, Id extends string, Known, Likely> {
  readonly words: CandidateWords;
  readonly candidates: Pick<CandidateSource<Known, Likely, never, never>, 'name' | 'fetchLikely' | 'shownLikely'>;
  /** `id` is its own if it is registered. */
  readonly knownOf: (values: Values, id: string | null) => Known;
  readonly valuesOf: (details: Details) => Values;
  readonly findingsIn: (values: Values) => DraftFinding[];
  readonly differencesBetween: (mine: Values, theirs: Values) => Difference[];
  /** `before` is the active version; `days` how long the parties have to confirm. */
  readonly whatHappensNext: (values: Values, before: Values | null, days: number | null) => string[];
  readonly ReviewFacts: ComponentType<{ readonly values: Values; readonly wizard: Wizard<Id> }>;
}

export interface ReviewStepProps<Details, Id extends string> {
  readonly wizard: Wizard<Id>;
  readonly submission: Submission;
  readonly amended: Details | null;
  readonly id: string | null;
  readonly onBack: () => void;
}

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
  const { words, valuesOf, findingsIn, differencesBetween, ReviewFacts } = review;
  const { getValues } = useFormContext<Values>();
  // This step changes no field of the draft.
  const [values] = useState(() => getValues());
  const findings = useMemo(() => findingsIn(values), [findingsIn, values]);
  const before = useMemo(() => amended && valuesOf(amended), [valuesOf, amended]);
  const differences = useMemo(() => before && differencesBetween(values, before), [differencesBetween, values, before]);
  const known = review.knownOf(values, id ?? amended?.id ?? null);
  const { candidates, isError, retry } = useKnownCandidates(review.candidates, known);
  const telling = useCandidateNotice(candidates);
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
      continueLabel={differences ? text.submitVersion() : text.submit()}
      isBusy={submission.isPending}
      onBack={onBack}
      onContinue={handleSubmit}
    >
      <Findings findings={findings} steps={wizard.steps} onLookAt={wizard.showField} />
      <CandidatesCheck words={words} candidates={candidates} isError={isError} onRetry={retry} {...telling.shown} />
      {differences && <ChangesReview differences={differences} {...change.shown} />}
      <ReviewFacts values={values} wizard={wizard} />
      <NextCard isReady={problems.length === 0} amends={differences && words.what} sentences={sentences} />
    </StepFrame>
  );
}

function useConfirmationDays(): number | null {
  const { http } = useHost();
  const settings = useQuery({
    queryKey: ['reference', 'settings'],
    queryFn: ({ signal }) => http.get('reference/settings', { schema: societySettings, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return settings.data?.confirmation_days ?? null;
}

function useCandidateNotice(candidates: readonly Pick<ShownCandidate, 'id' | 'certainty'>[]) {
  const [told, setTold] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  function handleTell(candidate: string, isAnother: boolean) {
    setTold(isAnother ? [...told, candidate] : told.filter((each) => each !== candidate));
  }
  function tell(): boolean {
    const untold = candidates.find(({ certainty, id }) => certainty === 'probable' && !told.includes(id));
    setMissing(untold !== undefined);
    if (untold) focusField(`another.${untold.id}`);
    return untold === undefined;
  }
  return { shown: { told, onTell: handleTell, isMissing }, tell };
}

/** Required for a new version, which must differ from the active one. */
function useChangeNote(what: 'work' | 'recording', differences: readonly Difference[] | null) {
  const [note, setNote] = useState('');
  const [wasTried, setTried] = useState(false);
  const wrong =
    differences?.length === 0 ? text.nothingChanged() : differences && note.trim() === '' ? text.enterWhy() : undefined;
  function tell(): boolean {
    setTried(true);
    if (wrong) focusField('change_note');
    return wrong === undefined;
  }
  return { note, tell, shown: { what, note, onNote: setNote, error: wasTried ? wrong : undefined } };
}
