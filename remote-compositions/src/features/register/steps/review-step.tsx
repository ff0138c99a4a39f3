import type { Submission } from '@counterpoint/area-ui/wizard';
import { type CandidateWords, ReviewFrame, useConfirmationDays } from '@counterpoint/catalogue/review';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { ReviewPart } from '@counterpoint/kit/cards';
import { Facts } from '@counterpoint/kit/page';
import { useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { shownCandidate } from '../candidates/candidate-item.tsx';
import { type DraftValues, valuesOf } from '../draft-values.ts';
import { findingsIn } from '../review/findings-in.ts';
import { PublishersTable, TotalsLine, WritersTable } from '../review/lines-table.tsx';
import { useWorkCandidates } from '../review/use-work-candidates.ts';
import { differencesBetween } from '../words/draft-differences.ts';
import { FACTS } from '../words/facts-in-words.ts';
import { recordingInWords } from '../words/lines-in-words.ts';
import { membersTouched } from '../words/touched-by.ts';
import { whatHappensNext } from '../words/what-happens-next.ts';
import type { Wizard } from '../work-draft.ts';

interface ReviewStepProps {
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
  const found = useWorkCandidates(values, id ?? amended?.id ?? null);
  const days = useConfirmationDays();
  return (
    <ReviewFrame
      {...{ wizard, submission, findings, differences, onBack }}
      words={CANDIDATE_WORDS}
      found={{ ...found, candidates: found.candidates.map(shownCandidate) }}
      sentences={whatHappensNext(values, { touched: before && membersTouched(values, before), days })}
    >
      <Said values={values} wizard={wizard} />
    </ReviewFrame>
  );
}

const CANDIDATE_WORDS: CandidateWords = {
  what: 'work',
  label: 'Works that may be the same',
  help: 'A work registered twice is paid late. Claim your share in the one that stands, or say that yours is another.',
  certain: 'An ISWC belongs to one work. If yours is another, correct its ISWC before you submit.',
  missing: 'Say that yours is another work, or claim your share in this one.',
};

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
