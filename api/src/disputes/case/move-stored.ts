import { type CaseFacts, type CaseMove, moveCase } from '@counterpoint/domain/oppositions';
import type { CaseResolution } from '@counterpoint/domain/schemas/cases';
import { type CaseState, CLOSED_CASE_STATES } from '@counterpoint/domain/states';
import { RECORDINGS, WORKS } from '../../catalogue/entry/entry-kind.ts';
import { readListedMembers } from '../../catalogue/entry/entry-repository.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { AnyAct } from '../../platform/http/act.ts';
import { conflict } from '../../platform/http/app-error.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import type { CaseEventType } from '../case-tables.ts';
import { insertCaseEvent } from './case-parts-repository.ts';
import { closeCase, membersOfCase, type StoredCase, updateCase } from './case-repository.ts';

/** An act on a case with what it brings. */
export interface Moving {
  readonly stored: StoredCase;
  readonly facts: CaseFacts;
  readonly note?: string | null;
  readonly payload?: Record<string, unknown>;
  /** What of the case's row changes besides its state. */
  readonly change?: Omit<Parameters<typeof updateCase>[2], 'at'>;
  /** Where the history calls it otherwise. */
  readonly type?: CaseEventType;
}

/** Where the case comes to by an act; 409 with the guard's words where it is not allowed. */
export function outcomeOf({ state }: Pick<StoredCase, 'state'>, move: CaseMove, facts: CaseFacts): CaseState {
  const outcome = moveCase(state, move, facts);
  if (!outcome.isDone) throw conflict(outcome.code, outcome.message);
  return outcome.state;
}

/**
 * Does an act to a locked case: the machine says where it comes to, and its history, the audit trail and the open pages of
 * its parties and of those who have the work or recording are told. 409 where the machine does not allow it. What ends a
 * case with new lines is `resolveCase`.
 */
export async function moveStored(
  tx: Tx,
  act: AnyAct,
  { stored, act: name, by, facts, ...moving }: CaseMove & Moving,
): Promise<CaseState> {
  const state = outcomeOf(stored, { act: name, by }, facts);
  await updateCase(tx, stored.id, { ...moving.change, state, at: act.at });
  await tellOfCase(tx, act, { stored, ...moving, type: moving.type ?? name, state });
  return state;
}

interface Told extends Pick<Moving, 'note' | 'payload'> {
  readonly stored: Pick<StoredCase, 'id' | 'object' | 'version'>;
  readonly type: CaseEventType;
  readonly state: CaseState;
}

/** Keeps in the history and the audit trail what happened to a case, and lets every page know that shows it or its badge. */
export async function tellOfCase(
  tx: Tx,
  act: AnyAct,
  { stored: { id, object, version }, type, state, note = null, payload = {} }: Told,
): Promise<void> {
  // An act counts the version up by one: by this one knows what happened since a version that was seen.
  const known = { ...payload, version: version + 1 };
  await insertCaseEvent(tx, { caseId: id, type, actor: act.actor, state, note, payload: known, at: act.at });
  await publishCaseChange(tx, act, { id, action: `opposition.${type}` });
  const kind = object.type === 'composition' ? WORKS : RECORDINGS;
  await publish(tx, { topic: `${object.type}s`, memberIds: await readListedMembers(tx, kind, object.id) });
}

/** Adds what happened to a case to the audit trail, and refreshes the open pages of its parties. */
export async function publishCaseChange(
  tx: Tx,
  { actor, requestId }: AnyAct,
  { id, action }: { readonly id: string; readonly action: string },
): Promise<void> {
  await recordAudit(tx, { action, actor, subjectId: id, ...(requestId && { requestId }) });
  await publish(tx, { topic: 'oppositions', memberIds: await membersOfCase(tx, id) });
}

/** An act that ends a case, and how that end is called. */
export interface EndingUnchanged extends CaseMove {
  readonly stored: StoredCase;
  readonly facts: CaseFacts;
  readonly resolution: Extract<CaseResolution, 'withdrawn' | 'lapsed' | 'inadmissible' | 'merged'>;
  /** What was said at the end. */
  readonly text: string | null;
  readonly payload?: Record<string, unknown>;
}

/** Ends a locked case with what is registered as it was; what it held is released. 409 where the machine does not allow it. */
export async function endUnchanged(
  tx: Tx,
  act: AnyAct,
  { stored, facts, resolution, text, payload, ...move }: EndingUnchanged,
): Promise<void> {
  const outcome = outcomeOf(stored, move, facts);
  const state = CLOSED_CASE_STATES.find((closed) => closed === outcome);
  if (!state) throw new Error(`Case ${stored.number} was to end by ${move.act}, and is ${outcome}.`);
  await closeCase(tx, stored.id, { state, resolution, text, at: act.at });
  await tellOfCase(tx, act, { stored, type: move.act, state, note: text, ...(payload && { payload }) });
}
