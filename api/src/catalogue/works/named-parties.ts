import type { CompositionDraft, ProblemDetail } from '@counterpoint/domain/schemas';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import { wrongFields } from '../../platform/http/app-error.ts';
import { confirmationsOf, unknownReferences } from '../entry/confirmation/line-confirmations.ts';
import { type NewLines, readLinkable, readPartyMembers } from './party-line-repository.ts';

/** What a draft says of who and what it names. */
export type Named = Pick<CompositionDraft, 'writers' | 'publishers' | 'recordings'>;

const UNKNOWN = {
  writers: 'This writer is not known here. Search again, or add them.',
  publishers: 'This publisher is not known here. Search again, or add them.',
} as const;

/**
 * The lines with who has to say yes to them: the submitter has by submitting, other members are asked, and parties who
 * are no members cannot be. 422 for parties and recordings that do not exist.
 */
export async function toLines(
  tx: Tx,
  submitting: { readonly actor: Pick<Act['actor'], 'memberId'>; readonly at: Date },
  named: Named,
): Promise<NewLines> {
  const { writers, publishers, recordings } = named;
  const partyIds = [...writers, ...publishers].flatMap(({ party_id }) => party_id ?? []);
  const members = await readPartyMembers(tx, [...new Set(partyIds)]);
  const wrong = [
    ...unknownParties('writers', writers, members),
    ...unknownParties('publishers', publishers, members),
    ...(await unknownRecordings(tx, recordings, submitting.actor.memberId)),
  ];
  if (wrong.length > 0) throw wrongFields(wrong);
  const standingOf = confirmationsOf(members, submitting);
  return {
    writers: writers.map((line) => ({ ...line, ...standingOf(line.party_id) })),
    publishers: publishers.map((line) => ({ ...line, ...standingOf(line.party_id) })),
    recordings,
  };
}

function unknownParties(
  side: keyof typeof UNKNOWN,
  lines: readonly { readonly party_id: string | null }[],
  members: ReadonlyMap<string, string | null>,
): ProblemDetail[] {
  const ids = lines.map(({ party_id }) => party_id);
  return unknownReferences(ids, { list: side, field: 'party_id', known: members, message: UNKNOWN[side] });
}

async function unknownRecordings(tx: Tx, recordings: Named['recordings'], memberId: string): Promise<ProblemDetail[]> {
  const ids = recordings.flatMap(({ recording_id }) => recording_id ?? []);
  if (ids.length === 0) return [];
  const known = await readLinkable(tx, ids, memberId);
  const named = recordings.map(({ recording_id }) => recording_id);
  const message = 'This recording is not registered. Give its ISRC.';
  return unknownReferences(named, { list: 'recordings', field: 'recording_id', known, message });
}
