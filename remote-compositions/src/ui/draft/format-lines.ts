import { lineDifferences, partyDifferences } from '@counterpoint/area-ui/wizard';
import { fieldDifferences, formatValues, inputOf } from '@counterpoint/catalogue/fields';
import { RECORDING_MENTION_FIELDS, WORK_FIELDS } from '@counterpoint/domain/fields';
import {
  PUBLISHER_TYPE_LABELS,
  RIGHT_LABELS,
  WRITER_ROLE_LABELS,
  YES_NO_UNKNOWN,
} from '@counterpoint/domain/schemas/works';
import { formatShare, parseShare, RIGHTS, type Right } from '@counterpoint/domain/shares';
import { findSociety } from '@counterpoint/domain/societies';
import { joinParts } from '@counterpoint/kit/text';
import type { Difference } from '@counterpoint/kit/wizard';
import type { Message } from '@counterpoint/messages';
import * as text from '../../messages/register-review.generated.ts';
import { formatAgreement, formatCollections } from '../shares/format-terms.ts';
import {
  type DraftValues,
  type PublisherValues,
  type RecordingValues,
  shareOf,
  type WriterValues,
} from './draft-values.ts';

export function formatWriter(line: WriterValues, nameOf = BY_NUMBER): string {
  return joinParts([WRITER_ROLE_LABELS[line.role](), formatShares(line.shares), formatWriterTerms(line, nameOf)]);
}

type ChainName = (chain: number) => string;
const BY_NUMBER: ChainName = (number) => text.chain({ number });

/** Names a chain by its first publisher: members never see its number. */
export function byFirstOf(publishers: readonly PublisherValues[]): ChainName {
  return (number) => publishers.find(({ chain }) => chain === number)?.party.name ?? text.aPublisher();
}

export function formatWriterTerms(line: WriterValues, nameOf = BY_NUMBER): string {
  const { chains, work_for_hire, reversionary } = line;
  return joinParts([
    formatSocieties(line.societies),
    chains.length > 0 && text.publishedBy({ names: chains.map(nameOf).join(', ') }),
    answer(line.public_domain, text.publicDomain),
    answer(work_for_hire, text.workForHire),
    answer(reversionary, text.reversionary),
    answer(line.first_recording_refusal, text.firstRecordingRefusal),
    formatPlaces(line.collections),
  ]);
}

export function formatPublisher(line: PublisherValues): string {
  const { type, chain, shares } = line;
  return joinParts([
    text.inChain({ role: PUBLISHER_TYPE_LABELS[type](), number: chain }),
    formatShares(shares),
    formatPublisherTerms(line),
  ]);
}

export function formatPublisherTerms(line: PublisherValues): string {
  return joinParts([
    formatSocieties(line.societies),
    answer(line.public_domain, text.publicDomain),
    formatAgreement(line.agreement),
    answer(line.first_recording_refusal, text.firstRecordingRefusal),
    formatPlaces(line.collections),
  ]);
}

export function formatRecording(recording: RecordingValues): string {
  const { title, version_title, ...rest } = formatValues(
    RECORDING_MENTION_FIELDS,
    inputOf(RECORDING_MENTION_FIELDS, recording),
  );
  return joinParts([joinParts([title, version_title && `(${version_title})`], ' '), ...Object.values(rest)]);
}

function percent(typed: string): string {
  const share = parseShare(typed);
  return share === null && typed.trim() !== '' ? typed : formatShare(share ?? 0);
}

function formatShares(shares: Record<Right, string>): string {
  return RIGHTS.filter((right) => right !== 'sr' || shareOf(shares.sr) > 0)
    .map((right) => text.rightShare({ right: RIGHT_LABELS[right]().toLowerCase(), share: percent(shares[right]) }))
    .join(', ');
}

function formatSocieties(societies: Record<Right, string>): string {
  return RIGHTS.filter((right) => societies[right] !== '')
    .map((right) =>
      text.societyFor({
        society: findSociety(societies[right])?.name ?? societies[right],
        right: RIGHT_LABELS[right]().toLowerCase(),
      }),
    )
    .join(', ');
}

function answer(code: string, format: Message<{ answer: (typeof YES_NO_UNKNOWN)[number] | 'other' }>): string {
  return format({ answer: YES_NO_UNKNOWN.find((known) => known === code) ?? 'other' });
}

export function formatPlaces(collections: WriterValues['collections']): string {
  return formatCollections(collections, formatShares);
}

/** Both versions by field and line, whether they differ or not. */
export function compareDrafts(mine: DraftValues, theirs: DraftValues): Difference[] {
  const writersOf = ({ writers, publishers }: DraftValues) =>
    writers.map((line) => ({ ...line, nameOf: byFirstOf(publishers) }));
  return [
    ...fieldDifferences(WORK_FIELDS, mine, theirs),
    ...partyDifferences({
      label: text.writerNamed,
      mine: writersOf(mine),
      theirs: writersOf(theirs),
      format: (line) => formatWriter(line, line.nameOf),
    }),
    ...partyDifferences({
      label: text.publisherNamed,
      mine: mine.publishers,
      theirs: theirs.publishers,
      format: formatPublisher,
    }),
    ...lineDifferences({
      label: text.recordingNamed,
      mine: mine.recordings,
      theirs: theirs.recordings,
      nameOf: (line) => formatRecording(line).split(',')[0] ?? '',
      format: formatRecording,
    }),
  ];
}
