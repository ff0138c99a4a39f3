import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { Card, Heading, Stack, Text } from '@counterpoint/kit/core';
import { focusField } from '@counterpoint/kit/form';
import { Facts } from '@counterpoint/kit/page';
import { type Difference, StepFrame } from '@counterpoint/kit/wizard';
import { useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type DraftValues, valuesOf } from '../draft-values.ts';
import { CandidatesCheck } from '../review/candidates-check.tsx';
import { ChangesReview } from '../review/changes-review.tsx';
import { type DraftFinding, findingsIn, problemsAmong } from '../review/findings-in.ts';
import { Findings } from '../review/findings-list.tsx';
import { PublishersTable, TotalsLine, WritersTable } from '../review/lines-table.tsx';
import { ReviewPart } from '../review/review-part.tsx';
import { useWorkCandidates } from '../review/use-work-candidates.ts';
import type { Submission } from '../use-submission.ts';
import type { Wizard } from '../use-wizard.ts';
import { differencesBetween } from '../words/draft-differences.ts';
import { FACTS } from '../words/facts-in-words.ts';
import { recordingInWords } from '../words/lines-in-words.ts';
import { membersTouched } from '../words/touched-by.ts';
import { whatHappensNext } from '../words/what-happens-next.ts';

export interface ReviewStepProps {
  readonly wizard: Wizard;
  readonly submission: Submission;
  readonly amended: CompositionDetails | null;
  /** The draft at the server. */
  readonly id: string | null;
  readonly onBack: () => void;
}

/** Everything as it will stand, what stands in the way, and what will happen next. */
export function ReviewStep({ wizard, submission, amended, id, onBack }: ReviewStepProps) {
  const { getValues } = useFormContext<DraftValues>();
  // Nothing of the draft is typed in this step, so what the form holds now is what will stand.
  const [values] = useState(() => getValues());
  const findings = useMemo(() => findingsIn(values), [values]);
  const before = useMemo(() => (amended ? valuesOf(amended) : null), [amended]);
  const differences = useMemo(() => (before ? differencesBetween(values, before) : null), [values, before]);
  const check = useCandidatesCheck(values, id ?? amended?.id ?? null);
  const change = useChangeNote(differences);

  function handleSubmit() {
    const problems = problemsAmong(findings);
    if (problems.length > 0) return wizard.show(problems);
    const isTold = check.tell();
    if (change.tell() && isTold) submission.submit(change.note.trim());
  }
  return (
    <StepFrame
      problems={[]}
      attempts={0}
      continueLabel={amended ? 'Submit the new version' : 'Submit for registration'}
      isBusy={submission.isPending}
      onBack={onBack}
      onContinue={handleSubmit}
    >
      <Findings findings={findings} onLookAt={wizard.lookAt} />
      <CandidatesCheck {...check.shown} />
      {differences && <ChangesReview differences={differences} {...change.shown} />}
      <Said values={values} wizard={wizard} />
      <Next values={values} before={before} findings={findings} />
    </StepFrame>
  );
}

/** The works that may be the same, and what is said of them: each probable one must be told apart. */
function useCandidatesCheck(values: DraftValues, id: string | null) {
  const { candidates, isError, retry } = useWorkCandidates(values, id);
  const [told, setTold] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  function handleTell(candidate: string, isAnother: boolean) {
    setTold(isAnother ? [...told, candidate] : told.filter((each) => each !== candidate));
  }
  /** Whether all of them are told apart; where not, it says so. */
  function tell(): boolean {
    const untold = candidates.find(({ certainty, row }) => certainty === 'probable' && !told.includes(row.id));
    setMissing(untold !== undefined);
    if (untold) focusField(`another.${untold.row.id}`);
    return untold === undefined;
  }
  return { shown: { candidates, isError, onRetry: retry, told, onTell: handleTell, isMissing }, tell };
}

/** Why a work changes: asked of a new version alone, and nothing to ask where nothing changes. */
function useChangeNote(differences: readonly Difference[] | null) {
  const [note, setNote] = useState('');
  const [wasTried, setTried] = useState(false);
  const wrong =
    differences?.length === 0
      ? 'Nothing is changed yet: go back to what you want to change.'
      : differences && note.trim() === ''
        ? 'Say why the work changes.'
        : undefined;
  /** Whether it is said; where not, it says so. */
  function tell(): boolean {
    setTried(true);
    if (wrong) focusField('change_note');
    return wrong === undefined;
  }
  return { note, tell, shown: { note, onNote: setNote, error: wasTried ? wrong : undefined } };
}

function Said({ values, wizard }: { values: DraftValues; wizard: Wizard }) {
  const facts = FACTS.map(({ label, read }) => ({ label, value: read(values) })).filter(({ value }) => value !== '');
  return (
    <>
      <ReviewPart title="About the work" onEdit={() => wizard.go('about')}>
        <Facts items={facts} />
      </ReviewPart>
      <ReviewPart title="Writers and shares" onEdit={() => wizard.go('writers')}>
        <WritersTable values={values} />
        {values.writers.length > 0 && <TotalsLine values={values} />}
      </ReviewPart>
      {values.publishers.length > 0 && (
        <ReviewPart title="Publishers" onEdit={() => wizard.go('publishers')}>
          <PublishersTable values={values} />
        </ReviewPart>
      )}
      {values.recordings.length > 0 && (
        <ReviewPart title="Recordings" onEdit={() => wizard.go('recordings')}>
          <ul>
            {values.recordings.map(recordingInWords).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </ReviewPart>
      )}
    </>
  );
}

interface NextProps {
  readonly values: DraftValues;
  readonly before: DraftValues | null;
  readonly findings: readonly DraftFinding[];
}

function Next({ values, before, findings }: NextProps) {
  const isReady = findings.every(({ severity }) => severity !== 'block');
  const sentences = whatHappensNext(values, before && membersTouched(values, before));
  return (
    <Card as="section" aria-label="What happens next">
      <Stack gap="2">
        <Heading as="h2">What happens next</Heading>
        {!isReady && <Text>First mend what is said above. Then:</Text>}
        {before && <Text>The work stays as it is registered until the new version takes its place.</Text>}
        {sentences.map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
      </Stack>
    </Card>
  );
}
