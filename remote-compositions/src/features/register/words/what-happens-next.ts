import { askedWords, outsideWords } from '@counterpoint/catalogue/review';
import { someOf } from '@counterpoint/kit/text';
import type { DraftValues, PublisherValues, WriterValues } from '../draft-values.ts';

type Line = WriterValues | PublisherValues;

export function withoutIpi(writers: readonly WriterValues[]): string[] {
  return namesOf(writers.filter((writer) => writer.party_id !== null && writer.party.ipi_name_number === null));
}

interface Circumstances {
  readonly touched?: readonly string[] | null;
  readonly days: number | null;
}

export function whatHappensNext(
  { writers, publishers }: Pick<DraftValues, 'writers' | 'publishers'>,
  { touched = null, days }: Circumstances,
): string[] {
  const asked = touched ?? whoIsAsked([...writers, ...publishers]);
  const outside = namesOf([...writers, ...publishers].filter(({ party_id, party }) => party_id && !party.is_member));
  const atOnce = touched ? 'the new version takes its place' : 'the work is registered';
  return [askedWords(asked, { atOnce, days }), outsideWords(outside), iswcWords(writers)].filter(
    (sentence) => sentence !== '',
  );
}

export function whoIsAsked(lines: readonly Line[]): string[] {
  return namesOf(lines.filter(({ party }) => party.is_member && !party.is_me));
}

function iswcWords(writers: readonly WriterValues[]): string {
  const missing = withoutIpi(writers);
  if (writers.some((writer) => writer.party_id === null))
    return 'A work with an unknown writer gets no ISWC: it is registered as incomplete until that writer is known.';
  if (missing.length === 0) return 'Every writer has an IPI, so nothing stands in the way of an ISWC.';
  const have = missing.length === 1 ? 'has' : 'have';
  return `An ISWC needs the IPI of every writer. ${someOf(missing)} ${have} none yet: the work is registered as incomplete, and the ISWC follows when it is added.`;
}

function namesOf(lines: readonly Line[]): string[] {
  return [...new Map(lines.map((line) => [line.party_id, line.party.name])).values()];
}
