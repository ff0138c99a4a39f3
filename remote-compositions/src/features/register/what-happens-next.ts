import { someOf } from '../../ui/some-of.ts';
import type { WriterValues } from './draft-values.ts';

/** Waiting for confirmations ends after this many days (architecture: a setting of the society). */
const CONFIRMATION_DAYS = 30;

/** The names of the writers without IPI, each once. */
export function withoutIpi(writers: readonly WriterValues[]): string[] {
  return namesOf(writers.filter((writer) => writer.party.ipi_name_number === null));
}

/** What follows on submitting, in sentences. */
export function whatHappensNext(writers: readonly WriterValues[]): string[] {
  const asked = namesOf(writers.filter(({ party }) => party.is_member && !party.is_me));
  const outside = namesOf(writers.filter(({ party }) => !party.is_member));
  const noIpi = withoutIpi(writers);
  return [
    asked.length > 0
      ? `${someOf(asked)} will be asked to confirm, and ${asked.length === 1 ? 'has' : 'have'} ${CONFIRMATION_DAYS} days. What is not confirmed by then is registered with the line marked as unconfirmed.`
      : 'Nobody else has to confirm: the work is registered at once.',
    ...(outside.length > 0
      ? [
          `${someOf(outside)} ${outside.length === 1 ? 'is not a member' : 'are not members'} of the society and will not be asked.`,
        ]
      : []),
    noIpi.length > 0
      ? `An ISWC needs the IPI of every writer. ${someOf(noIpi)} ${noIpi.length === 1 ? 'has' : 'have'} none yet: the work is registered as incomplete, and the ISWC follows when it is added.`
      : 'Every writer has an IPI, so nothing stands in the way of an ISWC.',
  ];
}

function namesOf(writers: readonly WriterValues[]): string[] {
  return [...new Map(writers.map((writer) => [writer.party_id, writer.party.name])).values()];
}
