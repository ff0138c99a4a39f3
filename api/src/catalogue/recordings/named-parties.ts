import type { ProblemDetail, RecordingDraft } from '@counterpoint/domain/schemas';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import { wrongFields } from '../../platform/http/app-error.ts';
import { confirmationsOf, unknownReferences } from '../entry/confirmation/line-confirmations.ts';
import { readPartyMembers } from '../works/party-line-repository.ts';
import { type NewRecordingLines, readOpenWorks } from './recording-lines-repository.ts';

/** What a draft says of who and what it names. */
type Named = Pick<RecordingDraft, 'contributors' | 'rights' | 'works'>;

const UNKNOWN = {
  contributors: 'This contributor is not known here. Search again, or add them.',
  rights: 'This rights holder is not known here. Search again, or add them.',
} as const;

/**
 * The lines with who has to say yes to them: the submitter has by submitting, other members who hold rights are asked,
 * and parties who are no members cannot be. 422 for parties and works that do not exist.
 */
export async function toRecordingLines(tx: Tx, act: Act, named: Named): Promise<NewRecordingLines> {
  const { contributors, rights, works } = named;
  const members = await readPartyMembers(tx, partiesIn(named));
  const wrong = [
    ...unknownParties('contributors', contributors, members),
    ...unknownParties('rights', rights, members),
    ...(await unknownWorks(tx, works, act.actor.memberId)),
  ];
  if (wrong.length > 0) throw wrongFields(wrong);
  const standingOf = confirmationsOf(members, act);
  return { contributors, rights: rights.map((line) => ({ ...line, ...standingOf(line.party_id) })), works };
}

interface NamesHolders {
  readonly rights: readonly { readonly party_id: string }[];
}

/** Every party that a draft names, once. */
export function partiesIn({ contributors, rights }: Pick<NewRecordingLines, 'contributors'> & NamesHolders): string[] {
  return [...new Set([...contributors, ...rights].flatMap(({ party_id }) => party_id ?? []))];
}

function unknownParties(
  side: keyof typeof UNKNOWN,
  lines: readonly { readonly party_id: string | null }[],
  members: ReadonlyMap<string, string | null>,
): ProblemDetail[] {
  const ids = lines.map(({ party_id }) => party_id);
  return unknownReferences(ids, { list: side, field: 'party_id', known: members, message: UNKNOWN[side] });
}

async function unknownWorks(tx: Tx, works: Named['works'], memberId: string): Promise<ProblemDetail[]> {
  const ids = works.flatMap(({ composition_id }) => composition_id ?? []);
  if (ids.length === 0) return [];
  const known = await readOpenWorks(tx, ids, memberId);
  const named = works.map(({ composition_id }) => composition_id);
  const message = 'This work is not known here. Search again.';
  return unknownReferences(named, { list: 'works', field: 'composition_id', known, message });
}
