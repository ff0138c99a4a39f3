import { factsOf, inputOf } from '@counterpoint/catalogue/fields';
import { type DraftReview, ReviewStep as StepOf } from '@counterpoint/catalogue/review';
import { RECORDING_FIELDS } from '@counterpoint/domain/fields';
import { interestsInRecording } from '@counterpoint/domain/mandates';
import type { RecordingCandidate, RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { ReviewPart } from '@counterpoint/kit/cards';
import { Facts } from '@counterpoint/kit/page';
import { upperFirst } from '@counterpoint/kit/text';
import * as text from '../../../messages/register.generated.ts';
import { type DraftValues, valuesOf } from '../../../ui/draft/draft-values.ts';
import { formatContributor } from '../../../ui/draft/format-contributor.ts';
import { compareDrafts, formatTypedRight, formatWork } from '../../../ui/draft/format-lines.ts';
import { contributorName } from '../../../ui/draft/line-values.ts';
import { type KnownOfRecording, RECORDING_CANDIDATES } from '../candidates/recording-candidates.tsx';
import type { Step } from '../recording-draft.ts';
import { findingsIn } from '../review/findings-in.ts';
import { ReviewLines } from '../review/review-lines.tsx';
import { whatHappensNext } from '../texts/what-happens-next.ts';

export function ReviewStep(step: Step) {
  return <StepOf review={REVIEW} {...step} />;
}

const REVIEW: DraftReview<DraftValues, RecordingDetails, Step['wizard']['step'], KnownOfRecording, RecordingCandidate> =
  {
    what: 'recording',
    candidates: RECORDING_CANDIDATES,
    knownOf: ({ title, version_title, display_artist, isrc }, id) => ({
      title,
      version_title: version_title.trim() || null,
      display_artist: display_artist.trim() || null,
      isrc: isrc.trim() || null,
      recording_id: id,
    }),
    valuesOf,
    findingsIn,
    compare: compareDrafts,
    interestsIn: interestsInRecording,
    whatHappensNext,
    ReviewFacts,
  };

function ReviewFacts({ values, wizard }: { values: DraftValues; wizard: Step['wizard'] }) {
  const contributors = values.contributors.map((line, place) => ({
    name: contributorName(line, place),
    words: formatContributor(line),
  }));
  const rights = values.rights.map((line) => ({ name: line.party.name, words: formatTypedRight(line) }));
  const works = values.works.map((line) => ({
    name: line.title,
    words: upperFirst(formatWork({ ...line, title: '' })),
  }));
  return (
    <>
      <ReviewPart title={text.about()} onEdit={() => wizard.go('about')}>
        <Facts items={factsOf(RECORDING_FIELDS, inputOf(RECORDING_FIELDS, values))} />
      </ReviewPart>
      <ReviewPart title={text.contributorsStep()} onEdit={() => wizard.go('contributors')}>
        <ReviewLines lines={contributors} none={text.noContributors()} />
      </ReviewPart>
      <ReviewPart title={text.rightsStep()} onEdit={() => wizard.go('rights')}>
        <ReviewLines lines={rights} none={text.noRights()} />
      </ReviewPart>
      <ReviewPart title={text.worksStep()} onEdit={() => wizard.go('works')}>
        <ReviewLines lines={works} none={text.noWorks()} />
      </ReviewPart>
    </>
  );
}
