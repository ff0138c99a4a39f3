import {
  type RecordingDetails,
  type RecordingDraft,
  type RightLine,
  rightLineOf,
} from '@counterpoint/domain/schemas/recordings';
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
import { type NewRecordingLines, readOpenWorks } from '../recording-lines-repository.ts';

/** Throws 422 for unknown parties and works. */
export async function resolveRecordingLines(
  tx: Tx,
  { contributors, rights, works }: Pick<RecordingDraft, 'contributors' | 'rights' | 'works'>,
  submitting: SubmissionContext,
): Promise<NewRecordingLines> {
  const members = await readPartyMembers(tx, partiesIn({ contributors, rights }));
  const workIds = works.flatMap(({ composition_id }) => composition_id ?? []);
  const openWorks = await readOpenWorks(tx, workIds, submitting);
  const wrong = [
    ...unknownParties(contributors, { list: 'contributors', known: members, message: text.unknownContributor() }),
    ...unknownParties(rights, { list: 'rights', known: members, message: text.unknownRightsHolder() }),
    ...unknownReferences(works, 'composition_id', { list: 'works', known: openWorks, message: text.unknownWork() }),
  ];
  if (wrong.length > 0) throw wrongFields(wrong);
  return { contributors, rights: rights.map(withConfirmation(members, submitting)), works };
}

interface NamesHolders {
  readonly contributors: NewRecordingLines['contributors'];
  readonly rights: readonly { readonly party_id: string }[];
}

export function partiesIn({ contributors, rights }: NamesHolders): string[] {
  return [...new Set([...contributors, ...rights].flatMap(({ party_id }) => party_id ?? []))];
}

export function preserveRightsConfirmations(lines: NewRecordingLines, active: RecordingDetails): NewRecordingLines {
  const activeLines = enteredRights(active);
  const preserve = preserveConfirmation({
    before: rightsByParty(activeLines.map(rightLineOf)),
    after: rightsByParty(lines.rights.map(withoutConfirmation)),
    activeLines,
  });
  return { contributors: lines.contributors, rights: lines.rights.map(preserve), works: lines.works };
}

export function enteredRights({ rights }: RecordingDetails): RecordingDetails['rights'] {
  return rights.filter(({ is_claim }) => !is_claim);
}

function rightsByParty(lines: readonly RightLine[]): Map<string, string> {
  return termsByParty(lines.map((line) => ({ party_id: line.party_id, terms: [line] })));
}
