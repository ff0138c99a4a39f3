import { factsOf, formatValues } from '@counterpoint/catalogue/fields';
import {
  collectFacts,
  type RevisionFacts,
  type RevisionSource,
  RevisionsSection,
} from '@counterpoint/catalogue/revisions';
import { RECORDING_MENTION_FIELDS, WORK_FIELDS } from '@counterpoint/domain/fields';
import { WORK_PART_LABELS, type WorkDetails, type WorkRevision } from '@counterpoint/domain/schemas/works';
import { formatShare, RIGHT_LABELS } from '@counterpoint/domain/shares';
import { workStatus } from '@counterpoint/kit/page';
import { joinParts } from '@counterpoint/kit/text';
import { WORKS } from '../../../api/works.ts';
import * as text from '../../../messages/recordings.generated.ts';
import { formatLineTerms } from '../../../ui/shares/format-terms.ts';
import { rightsOf } from '../../../ui/shares/my-shares.ts';
import { partyLinesOf } from '../parties/party-rows.ts';

export function WorkRevisions({ id }: { readonly id: string }) {
  return <RevisionsSection source={revisionsOf(id)} />;
}

function revisionsOf(id: string): RevisionSource<WorkRevision, WorkDetails> {
  return {
    list: WORKS.revisionsOf(id),
    version: (number) => WORKS.revisionOf(id, number),
    statusOf: ({ state }) => workStatus(state, false),
    changedIn: ({ changed }) => changed.map((part) => WORK_PART_LABELS[part]()),
    factsOf: revisionValues,
  };
}

function revisionValues(work: WorkDetails): RevisionFacts {
  const lines = partyLinesOf(work);
  return collectFacts([
    ...factsOf(WORK_FIELDS, work).map(({ label, value }) => [label, value] as const),
    ...lines.map(({ name, role, terms, shares }) => {
      const figures = rightsOf(lines).map(
        (right) => `${RIGHT_LABELS[right]().toLowerCase()} ${formatShare(shares[right])}`,
      );
      return [name, joinParts([role, ...figures, terms && formatLineTerms(terms)])] as const;
    }),
    ...work.recordings.map(
      (recording) => [text.recording({ title: recording.title ?? '' }).trim(), formatRecording(recording)] as const,
    ),
  ]);
}

function formatRecording(recording: WorkDetails['recordings'][number]): string {
  const { title: _, ...rest } = formatValues(RECORDING_MENTION_FIELDS, recording);
  return Object.values(rest).filter(Boolean).join(', ') || text.mentioned();
}
