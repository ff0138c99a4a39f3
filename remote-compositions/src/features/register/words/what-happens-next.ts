import { someOf } from '@counterpoint/catalogue/words';
import { formatLongDate } from '@counterpoint/kit/text';
import type { DraftValues, PublisherValues, WriterValues } from '../draft-values.ts';

/** Waiting for confirmations ends after this many days (architecture: a setting of the society). */
const CONFIRMATION_DAYS = 30;
const DAY_MS = 86_400_000;

type Line = WriterValues | PublisherValues;

/** The names of the writers without IPI, each once; somebody whom nobody knows has neither. */
export function withoutIpi(writers: readonly WriterValues[]): string[] {
  return namesOf(writers.filter((writer) => writer.party_id !== null && writer.party.ipi_name_number === null));
}

/** What follows on submitting, in sentences. Of a new version only those whom it touches are asked: `touched`. */
export function whatHappensNext(
  { writers, publishers }: Pick<DraftValues, 'writers' | 'publishers'>,
  touched: readonly string[] | null = null,
): string[] {
  const asked = touched ?? whoIsAsked([...writers, ...publishers]);
  const outside = namesOf([...writers, ...publishers].filter(({ party_id, party }) => party_id && !party.is_member));
  const atOnce = touched ? 'the new version takes its place' : 'the work is registered';
  return [askedWords(asked, atOnce), outsideWords(outside), iswcWords(writers)].filter((sentence) => sentence !== '');
}

/** The names of the members who will be asked, each once. */
export function whoIsAsked(lines: readonly Line[]): string[] {
  return namesOf(lines.filter(({ party }) => party.is_member && !party.is_me));
}

function askedWords(asked: readonly string[], atOnce: string): string {
  if (asked.length === 0) return `Nobody else has to confirm: ${atOnce} at once.`;
  const until = formatLongDate(new Date(Date.now() + CONFIRMATION_DAYS * DAY_MS).toISOString());
  const has = asked.length === 1 ? 'has' : 'have';
  return `${someOf(asked)} will be asked to confirm, and ${has} ${CONFIRMATION_DAYS} days, until ${until}. What is not confirmed by then is registered with the line marked as unconfirmed.`;
}

function outsideWords(outside: readonly string[]): string {
  if (outside.length === 0) return '';
  const are = outside.length === 1 ? 'is not a member' : 'are not members';
  return `${someOf(outside)} ${are} of the society and will not be asked.`;
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
