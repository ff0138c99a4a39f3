import { type CaseFacts, type CaseMove, differencesOf, moveCase } from '@counterpoint/domain/cases';
import type { CaseResolution } from '@counterpoint/domain/schemas/cases';
import { type CaseState, CLOSED_CASE_STATES } from '@counterpoint/domain/states';
import { RECORDINGS, WORKS } from '../../catalogue/entry/entry-kind.ts';
import { readListedMembers } from '../../catalogue/entry/entry-repository.ts';
import { type NewHold, writeHolds } from '../../holds/hold-repository.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { AnyAct } from '../../platform/http/actor.ts';
import { conflict } from '../../platform/http/app-error.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import type { CaseEventType } from '../case-tables.ts';
import { caseFactsOf } from './case-facts.ts';
import { insertCaseEvent } from './case-parts-repository.ts';
import {
  type CaseClosure,
  claimantsOf,
  closeCase,
  membersOfCase,
  type StoredCase,
  updateCase,
} from './stored-case-repository.ts';

/** The event names the member of staff, if one acts. */
export interface ActOnCase extends AnyAct {
  readonly staff?: string;
}

interface CaseMoveInput {
  readonly stored: StoredCase;
  readonly facts: CaseFacts;
  readonly note?: string | null;
  readonly payload?: Record<string, unknown>;
  readonly change?: Omit<Parameters<typeof updateCase>[2], 'at'>;
  readonly type?: CaseEventType;
}

/** Returns the state after an act. Throws 409 with the guard's message if it isn't allowed. */
export function outcomeOf({ state }: Pick<StoredCase, 'state'>, move: CaseMove, facts: CaseFacts): CaseState {
  const outcome = moveCase(state, move, facts);
  if (!outcome.isDone) throw conflict(outcome.code, outcome.message);
  return outcome.state;
}

/** Performs an act on a locked case that doesn't change lines (`resolveCase` does). Throws 409 if it isn't allowed. */
export async function moveStored(
  tx: Tx,
  act: ActOnCase,
  { stored, act: name, by, facts, ...moving }: CaseMove & CaseMoveInput,
): Promise<CaseState> {
  const state = outcomeOf(stored, { act: name, by }, facts);
  await updateCase(tx, stored.id, { ...moving.change, state, at: act.at });
  await recordCaseEvent(tx, act, { stored, ...moving, type: moving.type ?? name, state });
  return state;
}

interface NewCaseEvent extends Pick<CaseMoveInput, 'note' | 'payload'> {
  readonly stored: Pick<StoredCase, 'id' | 'object' | 'version'>;
  readonly type: CaseEventType;
  readonly state: CaseState;
  /** Caused by the actor, whom the audit trail names, and not done by them. */
  readonly isBySystem?: boolean;
}

export async function recordCaseEvent(
  tx: Tx,
  act: ActOnCase,
  { stored: { id, object, version }, type, state, note = null, payload = {}, isBySystem = false }: NewCaseEvent,
): Promise<void> {
  // An act increments the version by one. `isSameMatter` compares these numbers.
  const known = { ...(act.staff !== undefined && { staff: act.staff }), ...payload, version: version + 1 };
  const actor = isBySystem ? null : act.actor;
  await insertCaseEvent(tx, { caseId: id, type, actor, state, note, payload: known, at: act.at });
  await publishCaseChange(tx, act, { id, action: `opposition.${type}` });
  const kind = object.type === 'composition' ? WORKS : RECORDINGS;
  await publish(tx, { topic: `${object.type}s`, memberIds: await readListedMembers(tx, kind, object.id) });
}

export async function publishCaseChange(
  tx: Tx,
  { actor, requestId }: AnyAct,
  { id, action }: { readonly id: string; readonly action: string },
): Promise<void> {
  await recordAudit(tx, { action, actor, subjectId: id, requestId });
  await publish(tx, { topic: 'oppositions', memberIds: await membersOfCase(tx, id, { includesLeft: true }) });
}

export interface CaseEnd extends Omit<CaseClosure, 'at'>, Pick<NewCaseEvent, 'type' | 'payload'> {
  readonly stored: StoredCase;
}

/** Ends a locked case without changing any lines. The caller has checked that it is allowed. */
export async function endCase(tx: Tx, act: ActOnCase, end: CaseEnd): Promise<void> {
  await closeCase(tx, end.stored.id, { ...end, at: act.at });
  await recordCaseEvent(tx, act, { ...end, note: end.text ?? null });
}

export interface UnchangedEnd extends CaseMove, Pick<CaseEnd, 'stored' | 'payload'> {
  readonly partyId?: string | undefined;
  readonly resolution: Extract<CaseResolution, 'withdrawn' | 'lapsed' | 'inadmissible' | 'merged'>;
  readonly text: string | null;
}

/** The same by an act. Throws 409 if it isn't allowed. */
export async function endUnchanged(
  tx: Tx,
  act: ActOnCase,
  { partyId, by, act: name, ...end }: UnchangedEnd,
): Promise<void> {
  const facts = await caseFactsOf(tx, end.stored, { ...(partyId !== undefined && { partyId }), at: act.at });
  const outcome = outcomeOf(end.stored, { act: name, by }, facts);
  const state = CLOSED_CASE_STATES.find((closed) => closed === outcome);
  if (!state) throw new Error(`Case ${end.stored.number} was to end by ${name}, and is ${outcome}.`);
  await endCase(tx, act, { ...end, type: name, state });
}

/** A line's hold is the most that any claim would take from it; a dispute without shares has a hold of 0. */
export async function placeHolds(tx: Tx, stored: StoredCase, at: Date): Promise<void> {
  const { territories = [], from = null, to = null } = stored.asked;
  const within = { scope: stored.scope, territories, from, to };
  const largest = new Map<string, NewHold>();
  const changes = claimantsOf(stored).flatMap((party) => differencesOf(stored.registered_lines, party.claimed_lines));
  for (const { line, measure, before, after } of changes) {
    const [key, share] = [`${measure} ${line.key}`, before - after];
    if (measure === null || share <= (largest.get(key)?.share ?? 0)) continue;
    const right = measure === 'recording' ? null : measure;
    largest.set(key, { ...within, right, share, partyId: line.party_id, lineKey: line.key });
  }
  const none: NewHold = { ...within, right: null, share: 0, partyId: null, lineKey: null };
  await writeHolds(tx, stored, { holds: largest.size > 0 ? [...largest.values()] : [none], at });
}
