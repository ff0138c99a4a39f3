import { type CompositionDetails, compositionSubmission, draftOf, problemsIn } from '@counterpoint/domain/schemas';
import { type CompositionState, stateAfterSubmission } from '@counterpoint/domain/states';
import { breaksUnique, type Tx } from '../db/transaction.ts';
import type { Act } from '../http/act.ts';
import { type AppError, conflict, wrongFields } from '../http/app-error.ts';
import { tellAsked, tellConfirmed, tellRegistered } from '../notifications/composition-notices.ts';
import { openForChange, type SeenWork, settle } from './composition-changes.ts';
import { ISWC_INDEX, insertEvent, isIswcTaken, nextVersion, updateRevision } from './composition-repository.ts';
import { scheduleDeadline } from './confirmation-deadline.ts';
import { openDraft } from './draft-service.ts';
import { toLines } from './named-parties.ts';
import { confirmLines, readPartyMembers, replaceLines } from './party-line-repository.ts';

const DAY_MS = 86_400_000;

/** Submits a draft: with it the members it names are asked to confirm; where there is nobody to ask it is registered. */
export async function submitComposition(
  tx: Tx,
  act: Act,
  seen: SeenWork,
  confirmationDays: number,
): Promise<CompositionDetails> {
  const draft = await openDraft(tx, act, seen);
  refuseUnlessComplete(draft);
  if (draft.iswc && (await isIswcTaken(tx, draft.iswc, draft.id))) throw iswcTaken();
  const lines = await toLines(tx, act, draftOf(draft));
  await replaceLines(tx, draft, lines);
  const interests = [...lines.writers, ...lines.publishers];
  const isConfirmationOutstanding = interests.some(({ confirmation }) => confirmation === 'invited');
  const state = stateAfterSubmission({ isConfirmationOutstanding, hasEveryIpi: hasEveryIpi(draft) });
  const confirm_by = isConfirmationOutstanding ? new Date(act.at.getTime() + confirmationDays * DAY_MS) : null;
  await updateRevision(tx, draft, { submitted_at: act.at, confirm_by });
  await insertEvent(tx, draft, 'submitted', act);
  await enter(tx, act, draft, state);
  await nextVersion(tx, draft.id, act.at);
  if (confirm_by) await askFor(tx, act, draft, confirm_by);
  const members = await readPartyMembers(
    tx,
    interests.flatMap(({ party_id }) => party_id ?? []),
  );
  const memberIds = [...members.values()].filter((id) => id !== null);
  return settle(tx, act, { id: draft.id, action: 'composition.submit', before: draft, memberIds });
}

/** The member who is named confirms their lines; the last one to do so registers the work. */
export async function confirmComposition(tx: Tx, act: Act, seen: SeenWork): Promise<CompositionDetails> {
  const work = await openForChange(tx, act, seen);
  if (!work.awaits_my_confirmation) throw conflict('nothing_to_confirm', 'There is nothing here for you to confirm.');
  await confirmLines(tx, work, act);
  await insertEvent(tx, work, 'confirmed', act);
  await tellConfirmed(tx, work.id, act);
  const interests = [...work.writers, ...work.publishers];
  const isConfirmationOutstanding = interests.some((line) => isOpen(line) && !line.is_me);
  const state = stateAfterSubmission({ isConfirmationOutstanding, hasEveryIpi: hasEveryIpi(work) });
  await enter(tx, act, work, state);
  await nextVersion(tx, work.id, act.at);
  return settle(tx, act, { id: work.id, action: 'composition.confirm', before: work, memberIds: [] });
}

function refuseUnlessComplete(draft: CompositionDetails): void {
  const result = compositionSubmission.safeParse(draftOf(draft));
  if (result.success) return;
  throw wrongFields(problemsIn(result.error));
}

/** Asked, and not of one mind with the submitter yet. */
function isOpen({ confirmation }: Pick<CompositionDetails['writers'][number], 'confirmation'>): boolean {
  return confirmation === 'invited' || confirmation === 'contested';
}

function hasEveryIpi({ writers }: CompositionDetails): boolean {
  return writers.every(({ ipi_name_number }) => ipi_name_number !== null);
}

/** Brings the revision to a state, into force where that is what the state means. */
async function enter(tx: Tx, act: Act, work: CompositionDetails, state: CompositionState): Promise<void> {
  const isRegistered = state !== 'awaiting_confirmation';
  try {
    await updateRevision(tx, work, { state, ...(isRegistered && { registered_at: act.at }) });
  } catch (error) {
    // Another work with this ISWC came into force since it was looked for.
    throw breaksUnique(error, ISWC_INDEX) ? iswcTaken() : error;
  }
  if (!isRegistered) return;
  await insertEvent(tx, work, 'registered', act);
  await tellRegistered(tx, work.id, act.at);
}

/** Tells those who are asked, reminds them, and ends the waiting. */
async function askFor(tx: Tx, act: Act, { id, revision }: CompositionDetails, confirmBy: Date): Promise<void> {
  await tellAsked(tx, id, act);
  await scheduleDeadline(tx, { id, revision, since: act.at, confirmBy });
}

function iswcTaken(): AppError {
  const message = 'Another registered work has this ISWC. Check the number, or search for that work.';
  return conflict('iswc_taken', message, [{ path: 'iswc', message }]);
}
