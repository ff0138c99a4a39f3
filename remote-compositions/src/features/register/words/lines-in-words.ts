import { formatValues, inputOf } from '@counterpoint/catalogue/fields';
import { RECORDING_MENTION_FIELDS } from '@counterpoint/domain/fields';
import {
  AGREEMENT_TYPE_LABELS,
  PUBLISHER_TYPE_LABELS,
  RIGHT_LABELS,
  WRITER_ROLE_LABELS,
} from '@counterpoint/domain/schemas/works';
import { formatShare, parseShare, RIGHTS, type Right } from '@counterpoint/domain/shares';
import { findSociety } from '@counterpoint/domain/societies';
import { territoryName } from '@counterpoint/domain/territories';
import { type PublisherValues, type RecordingValues, shareOf, type WriterValues } from '../draft-values.ts';

export function writerInWords(line: WriterValues): string {
  return joined([WRITER_ROLE_LABELS[line.role](), sharesInWords(line.shares), writerTermsInWords(line)]);
}

type ChainName = (chain: number) => string;
const BY_NUMBER: ChainName = (chain) => `chain ${chain}`;

export function writerTermsInWords(line: WriterValues, nameOf = BY_NUMBER): string {
  const { chains, work_for_hire, reversionary } = line;
  return joined([
    societiesInWords(line.societies),
    chains.length > 0 && `published by ${chains.map(nameOf).join(', ')}`,
    answer(work_for_hire, 'written as work for hire'),
    answer(reversionary, 'reversionary'),
    answer(line.first_recording_refusal, 'free to refuse the first recording'),
    collectionsInWords(line.collections),
  ]);
}

export function publisherInWords(line: PublisherValues): string {
  const { type, chain, shares } = line;
  return joined([
    `${PUBLISHER_TYPE_LABELS[type]()} in chain ${chain}`,
    sharesInWords(shares),
    publisherTermsInWords(line),
  ]);
}

export function publisherTermsInWords(line: PublisherValues): string {
  const { number, type, society_number } = line.agreement;
  const typeWords = Object.entries(AGREEMENT_TYPE_LABELS).find(([code]) => code === type)?.[1]();
  return joined([
    societiesInWords(line.societies),
    (number || society_number || typeWords) && `agreement ${joined([number, typeWords, society_number])}`,
    answer(line.first_recording_refusal, 'free to refuse the first recording'),
    collectionsInWords(line.collections),
  ]);
}

export function recordingInWords(recording: RecordingValues): string {
  const { title, version_title, ...rest } = formatValues(
    RECORDING_MENTION_FIELDS,
    inputOf(RECORDING_MENTION_FIELDS, recording),
  );
  return joined([joined([title, version_title && `(${version_title})`], ' '), ...Object.values(rest)]);
}

export function percent(text: string): string {
  const share = parseShare(text);
  return share === null && text.trim() !== '' ? text : formatShare(share ?? 0);
}

function sharesInWords(shares: Record<Right, string>): string {
  return RIGHTS.filter((right) => right !== 'sr' || shareOf(shares.sr) > 0)
    .map((right) => `${RIGHT_LABELS[right]().toLowerCase()} ${percent(shares[right])}`)
    .join(', ');
}

function societiesInWords(societies: Record<Right, string>): string {
  return RIGHTS.filter((right) => societies[right] !== '')
    .map(
      (right) =>
        `${findSociety(societies[right])?.name ?? societies[right]} for ${RIGHT_LABELS[right]().toLowerCase()}`,
    )
    .join(', ');
}

function answer(code: string, yes: string): string {
  if (code === 'Y') return yes;
  return code === 'N' ? `not ${yes}` : '';
}

function collectionsInWords(collections: WriterValues['collections']): string {
  if (collections.length === 0) return '';
  const places = collections.map(({ territory, is_included, shares }) => {
    const name = territoryName(territory);
    return is_included ? `${name} (${sharesInWords(shares)})` : `not ${name}`;
  });
  return `collects in ${places.join('; ')}`;
}

function joined(parts: readonly (string | false | undefined)[], between = ', '): string {
  return parts.filter((part): part is string => typeof part === 'string' && part.trim() !== '').join(between);
}
