import { factsOf, inputOf } from '@counterpoint/catalogue/fields';
import { type DraftReview, ReviewStep as StepOf } from '@counterpoint/catalogue/review';
import { WORK_FIELDS } from '@counterpoint/domain/fields';
import type { DuplicateCandidate, WorkDetails } from '@counterpoint/domain/schemas/works';
import { ReviewPart } from '@counterpoint/kit/cards';
import { Facts } from '@counterpoint/kit/page';
import * as text from '../../../messages/register.generated.ts';
import { type DraftValues, valuesOf } from '../../../ui/draft/draft-values.ts';
import { compareDrafts, formatRecording } from '../../../ui/draft/format-lines.ts';
import { type KnownOfWork, WORK_CANDIDATES } from '../candidates/work-candidates.tsx';
import { findingsIn } from '../review/findings-in.ts';
import { PublishersTable, TotalsLine, WritersTable } from '../review/lines-table.tsx';
import { partiesTouched } from '../texts/touched-by.ts';
import { whatHappensNext } from '../texts/what-happens-next.ts';
import type { Step } from '../work-draft.ts';

export function ReviewStep(step: Step) {
  return <StepOf review={REVIEW} {...step} />;
}

const REVIEW: DraftReview<DraftValues, WorkDetails, Step['wizard']['step'], KnownOfWork, DuplicateCandidate> = {
  what: 'work',
  candidates: WORK_CANDIDATES,
  knownOf,
  valuesOf,
  findingsIn,
  compare: compareDrafts,
  interestsIn: ({ writers, publishers }) => [...writers, ...publishers],
  whatHappensNext: (values, before, asking) =>
    whatHappensNext(values, { ...asking, touched: before && partiesTouched(values, before) }),
  ReviewFacts,
};

function knownOf(values: DraftValues, id: string | null): KnownOfWork {
  const { title, alternative_titles, iswc, version_type, writers } = values;
  const titles = alternative_titles.map((line) => ({ title: line.title.trim() }));
  return {
    title,
    alternative_titles: titles.filter((line) => line.title !== ''),
    iswc: iswc.trim() || null,
    version_type,
    writers: writers.map(({ party_id }) => ({ party_id })),
    composition_id: id,
  };
}

function ReviewFacts({ values, wizard }: { values: DraftValues; wizard: Step['wizard'] }) {
  return (
    <>
      <ReviewPart title={text.about()} onEdit={() => wizard.go('about')}>
        <Facts items={factsOf(WORK_FIELDS, inputOf(WORK_FIELDS, values))} />
      </ReviewPart>
      <ReviewPart title={text.writersStep()} onEdit={() => wizard.go('writers')}>
        <WritersTable values={values} />
        {values.writers.length > 0 && <TotalsLine values={values} />}
      </ReviewPart>
      {values.publishers.length > 0 && (
        <ReviewPart title={text.publishersStep()} onEdit={() => wizard.go('publishers')}>
          <PublishersTable values={values} />
        </ReviewPart>
      )}
      {values.recordings.length > 0 && (
        <ReviewPart title={text.recordingsStep()} onEdit={() => wizard.go('recordings')}>
          <ul>
            {values.recordings.map(formatRecording).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </ReviewPart>
      )}
    </>
  );
}
