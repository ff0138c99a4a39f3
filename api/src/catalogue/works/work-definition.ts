import { checkWork, type Finding, type Severity } from '@counterpoint/domain/rules';
import { problemsIn } from '@counterpoint/domain/schemas/requests';
import {
  type Contestation,
  changedParts,
  draftOf,
  type WorkDetails,
  type WorkDraft,
  workSubmission,
} from '@counterpoint/domain/schemas/works';
import { stateAfterSubmission } from '@counterpoint/domain/states';
import * as text from '../../messages/catalogue-lines.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { EventAct } from '../../platform/events/events.ts';
import type { AnyAct } from '../../platform/http/actor.ts';
import { type AppError, conflict, wrongFields } from '../../platform/http/app-error.ts';
import type { EntryChange, EntryDefinition, EntryTypes } from '../entry/entry-definition.ts';
import { WORKS } from '../entry/entry-kind.ts';
import { readConfirmedAddresses } from './invitations/invitation-repository.ts';
import { insertLines, type NewLines } from './party-line-repository.ts';
import { disputedShares } from './revisions/disputed-shares.ts';
import { preserveWorkConfirmations, resolveWorkLines } from './revisions/work-lines.ts';
import { workSharesOnHold } from './revisions/work-shares-on-hold.ts';
import { workReference } from './work-reference.ts';
import {
  contentOf,
  hasMerged,
  ISWC_INDEX,
  insertWork,
  isIswcTaken,
  readWork,
  readWorkListing,
} from './work-repository.ts';

declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    'work.changed_by_case': {
      /** The revision that the case was about, before its outcome. */
      readonly before: WorkDetails;
      readonly isShown: boolean;
      readonly caseNumber: string;
      readonly act: EventAct;
    };
    /** Its parties are asked to confirm it. */
    'work.amendment_changed_by_case': { readonly before: WorkDetails; readonly act: EventAct };
  }
}

export interface WorkTypes extends EntryTypes {
  readonly details: WorkDetails;
  readonly draft: WorkDraft;
  readonly lines: NewLines;
  readonly contestation: Contestation;
}

export const WORK: EntryDefinition<WorkTypes> = {
  kind: WORKS,
  noun: 'work',
  linesPath: 'writers',
  code: { uniqueIndex: ISWC_INDEX, taken: iswcTaken },

  read: readWork,
  draftOf,
  changedParts,
  confirmableLines: ({ writers, publishers }) => [...writers, ...publishers],
  interestsIn: ({ writers, publishers }) => [...writers, ...publishers].map(({ party_id }) => ({ party_id })),

  insertEntry: (tx, { id, number, draft }, act) =>
    insertWork(tx, { id, reference: workReference(draft.title, number) }, act),
  contentOf,
  resolveLines: resolveWorkLines,
  insertLines,
  readConfirmedByEmail,
  keepConfirmations: preserveWorkConfirmations,
  linesToConfirm: ({ writers, publishers }) => [...writers, ...publishers],
  partiesIn: ({ writers, publishers }) => [...writers, ...publishers].flatMap(({ party_id }) => party_id ?? []),

  checkSubmission,
  activeState: stateOf,
  changedOnHold: workSharesOnHold,
  disputedLines: disputedShares,

  readListing: readWorkListing,
  refuseWithdrawal: refuseWithMerged,
};

export function changeOfWork<By extends AnyAct>(tx: Tx, act: By): EntryChange<WorkTypes, By> {
  return { entry: WORK, tx, act };
}

/** For a work of a file whose format is less strict: `severityOf` says how severe a broken rule is there. */
export function changeOfImportedWork<By extends AnyAct>(
  tx: Tx,
  act: By,
  severityOf: (finding: Finding) => Severity | null,
): EntryChange<WorkTypes, By> {
  const check = (db: Tx, work: WorkDetails) => checkImported(db, work, severityOf);
  return { entry: { ...WORK, checkSubmission: check }, tx, act };
}

async function checkSubmission(tx: Tx, work: WorkDetails): Promise<WorkDraft> {
  const draft = draftOf(work);
  const result = workSubmission.safeParse(draft);
  if (!result.success) throw wrongFields(problemsIn(result.error));
  await refuseTakenIswc(tx, work);
  return draft;
}

async function checkImported(
  tx: Tx,
  work: WorkDetails,
  severityOf: (finding: Finding) => Severity | null,
): Promise<WorkDraft> {
  const draft = draftOf(work);
  const blocking = checkWork(draft).filter((finding) => severityOf(finding) === 'block');
  if (blocking.length > 0) throw wrongFields(blocking.map(({ path, message }) => ({ path, message })));
  await refuseTakenIswc(tx, work);
  return draft;
}

async function refuseTakenIswc(tx: Tx, work: WorkDetails): Promise<void> {
  if (work.iswc && (await isIswcTaken(tx, work.iswc, work.id))) throw iswcTaken();
}

/** The registrations merged into it would end with it. */
async function refuseWithMerged(tx: Tx, { id }: WorkDetails): Promise<void> {
  if (await hasMerged(tx, id)) throw conflict('has_duplicates', text.hasDuplicates());
}

/** Also those whose confirmed shares a case has changed since: an amendment still waits for them. */
async function readConfirmedByEmail(tx: Tx, { id, writers, publishers }: WorkDetails): Promise<ReadonlySet<string>> {
  const named = [...writers, ...publishers].flatMap(({ party_id, is_member }) =>
    party_id !== null && !is_member ? [party_id] : [],
  );
  if (named.length === 0) return new Set();
  const addresses = await readConfirmedAddresses(tx, id);
  return new Set(named.filter((partyId) => addresses.has(partyId)));
}

function stateOf({ writers }: WorkDetails) {
  const hasEveryIpi = writers.every((line) => line.ipi_name_number !== null || line.public_domain === 'Y');
  return stateAfterSubmission({ isConfirmationOutstanding: false, hasEveryIpi });
}

function iswcTaken(): AppError {
  const message = text.iswcTaken();
  return conflict('iswc_taken', message, [{ path: 'iswc', message }]);
}
