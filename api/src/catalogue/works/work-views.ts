import { pickFields } from '@counterpoint/domain/fields';
import {
  NO_FACTS,
  NO_PUBLISHER_TERMS,
  NO_WRITER_TERMS,
  type PublisherView,
  type SocietyAnswers,
  type WorkDetails,
  type WorkRow,
  type WriterView,
  workDetails,
} from '@counterpoint/domain/schemas/works';
import * as text from '../../messages/catalogue-lines.generated.ts';
import { nameIfAny } from '../../parties/party-view.ts';
import { toEntryDetails, toInstant, type Viewer } from '../entry/entry-views.ts';
import type { EntryRead } from '../entry/read-entry-repository.ts';
import type { PublisherRow, RecordingRow, WriterRow } from './party-line-repository.ts';

interface WorkParts {
  readonly writers: readonly WriterRow[];
  readonly publishers: readonly PublisherRow[];
  readonly recordings: readonly RecordingRow[];
  readonly answers: SocietyAnswers;
}

export function toDetails(read: EntryRead<'composition', WorkParts>, viewer: Viewer): WorkDetails {
  const { row: work, parts } = read;
  const writers = parts.writers.map((line) => toWriter(line, viewer));
  const publishers = parts.publishers.map((line) => toPublisher(line, viewer));
  return pickFields(workDetails.shape, {
    ...work,
    ...toEntryDetails(read, [...writers, ...publishers], viewer),
    // Older rows have titles without a language.
    alternative_titles: work.alternative_titles.map((other) => ({ ...other, language: other.language ?? null })),
    ...NO_FACTS,
    ...work.facts,
    writers,
    // Agreements are visible to the parties only.
    publishers: work.is_party ? publishers : publishers.map((line) => ({ ...line, agreement: null })),
    recordings: parts.recordings.map(toRecording),
    society_answers: parts.answers.map(toAnswer),
  });
}

export function toRow(
  work: Omit<WorkRow, 'writers' | 'publishers' | 'society_answers' | 'updated_at'> & { updated_at: Date },
  lines: Pick<WorkParts, 'writers' | 'publishers' | 'answers'>,
  viewer: Viewer,
): WorkRow {
  return {
    ...work,
    writers: lines.writers.map((line) => toLineSummary(toWriter(line, viewer))),
    publishers: lines.publishers.map((line) => toLineSummary(toPublisher(line, viewer))),
    society_answers: lines.answers.map(toAnswer),
    updated_at: work.updated_at.toISOString(),
  };
}

function toAnswer({ society_name, status }: SocietyAnswers[number]): SocietyAnswers[number] {
  return { society_name, status };
}

function toLineSummary({ party_id, name, is_me, shares }: WriterView | PublisherView): WorkRow['writers'][number] {
  return { party_id, name, is_me, shares };
}

function toWriter(line: WriterRow, viewer: Viewer): WriterView {
  const { role, terms } = line;
  const unnamed = terms.public_domain === 'Y' ? text.publicDomainName() : text.unknownWriterName();
  return { ...toInterest(line, viewer, unnamed), role, ...NO_WRITER_TERMS, ...terms };
}

function toPublisher(line: PublisherRow, viewer: Viewer): PublisherView {
  const { chain, type, terms } = line;
  const unnamed = terms.public_domain === 'Y' ? text.publicDomainName() : text.unknownPublisherName();
  return { ...toInterest(line, viewer, unnamed), chain, type, ...NO_PUBLISHER_TERMS, ...terms };
}

function toInterest(line: WriterRow | PublisherRow, viewer: Viewer, unknown: string) {
  const { party_id, ipi_name_number, pr, mr, sr, confirmation } = line;
  return {
    party_id,
    name: nameIfAny(line) ?? unknown,
    ipi_name_number,
    is_member: line.member_id !== null,
    is_me: party_id !== null && party_id === viewer.partyId,
    shares: { pr, mr, sr },
    confirmation,
    confirmed_at: toInstant(line.confirmed_at),
  };
}

function toRecording({ mention, opens, recording_id }: RecordingRow): WorkDetails['recordings'][number] {
  return { ...mention, recording_id: opens ?? recording_id, can_open: opens !== null };
}
