import {
  type PublisherLine,
  publisherLineOf,
  type WorkDetails,
  type WorkDraft,
  type WriterLine,
  writerLineOf,
} from '@counterpoint/domain/schemas/works';
import * as text from '../../../messages/catalogue-lines.generated.ts';
import { readPartyMembers } from '../../../parties/party-repository.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { wrongFields } from '../../../platform/http/app-error.ts';
import {
  preserveConfirmation,
  termsByParty,
  unknownParties,
  unknownReferences,
  withConfirmation,
  withoutConfirmation,
} from '../../entry/confirmation/line-confirmations.ts';
import type { SubmissionContext } from '../../entry/entry-definition.ts';
import { type NewLines, readLinkable } from '../party-line-repository.ts';

/** Throws 422 for unknown parties and recordings. */
export async function resolveWorkLines(
  tx: Tx,
  { writers, publishers, recordings }: Pick<WorkDraft, 'writers' | 'publishers' | 'recordings'>,
  submitting: SubmissionContext,
): Promise<NewLines> {
  const partyIds = [...writers, ...publishers].flatMap(({ party_id }) => party_id ?? []);
  const members = await readPartyMembers(tx, [...new Set(partyIds)]);
  const recordingIds = recordings.flatMap(({ recording_id }) => recording_id ?? []);
  const linkable = await readLinkable(tx, recordingIds, submitting);
  const wrong = [
    ...unknownParties(writers, { list: 'writers', known: members, message: text.unknownWriter() }),
    ...unknownParties(publishers, { list: 'publishers', known: members, message: text.unknownPublisher() }),
    ...unknownReferences(recordings, 'recording_id', {
      list: 'recordings',
      known: linkable,
      message: text.unknownRecording(),
    }),
  ];
  if (wrong.length > 0) throw wrongFields(wrong);
  const confirmable = withConfirmation(members, submitting);
  return { writers: writers.map(confirmable), publishers: publishers.map(confirmable), recordings };
}

export function preserveWorkConfirmations(
  lines: NewLines,
  active: WorkDetails,
  confirmedByEmail: ReadonlySet<string> = new Set(),
): NewLines {
  return preserveLines(lines, active, { confirmedByEmail, termsOf: termsInChains });
}

/** For the outcome of a case, which asks nobody: a party stays confirmed while others of its chain change. */
export function preserveOwnConfirmations(lines: NewLines, active: WorkDetails): NewLines {
  return preserveLines(lines, active, { confirmedByEmail: new Set(), termsOf: termsAlone });
}

interface ConfirmedTerms {
  readonly confirmedByEmail: ReadonlySet<string>;
  readonly termsOf: (lines: Lines) => Map<string, string>;
}

function preserveLines(lines: NewLines, active: WorkDetails, { confirmedByEmail, termsOf }: ConfirmedTerms): NewLines {
  const preserve = preserveConfirmation({
    before: termsOf({
      writers: active.writers.map(writerLineOf),
      publishers: active.publishers.map(publisherLineOf),
    }),
    after: termsOf({
      writers: lines.writers.map(withoutConfirmation),
      publishers: lines.publishers.map(withoutConfirmation),
    }),
    activeLines: [...active.writers, ...active.publishers],
    confirmedByEmail,
  });
  return {
    writers: lines.writers.map(preserve),
    publishers: lines.publishers.map(preserve),
    recordings: lines.recordings,
  };
}

interface Lines {
  readonly writers: readonly WriterLine[];
  readonly publishers: readonly PublisherLine[];
}

function termsAlone({ writers, publishers }: Lines): Map<string, string> {
  return termsByParty([...writers, ...publishers].map((line) => ({ party_id: line.party_id, terms: [line] })));
}

/** With the publishing chains of the lines. */
function termsInChains({ writers, publishers }: Lines): Map<string, string> {
  const chainOf = (number: number) =>
    publishers
      .filter(({ chain }) => chain === number)
      .map(({ party_id, type, collections }) => [party_id, type, collections]);
  return termsByParty([
    ...writers.map((line) => ({ party_id: line.party_id, terms: [line, line.chains.map(chainOf)] })),
    ...publishers.map((line) => ({ party_id: line.party_id, terms: [line, chainOf(line.chain)] })),
  ]);
}
