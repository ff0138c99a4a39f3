import { type CaseFacts, type CaseMove, differencesOf, moveCase } from '@counterpoint/domain/cases';
import type { CaseLine, CaseMeasure, CaseResolution } from '@counterpoint/domain/schemas/cases';
import type { Right } from '@counterpoint/domain/shares';
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
import { insertCaseEvent } from './case-parts-repository.ts';
import {
  type CaseClosure,
  claimantsOf,
  closeCase,
  membersOfCase,
  type StoredCase,
  updateCase,
} from './stored-case-repository.ts';

export interface CaseMoveInput {
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
  act: AnyAct,
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
}

export async function recordCaseEvent(
  tx: Tx,
  act: AnyAct,
  { stored: { id, object, version }, type, state, note = null, payload = {} }: NewCaseEvent,
): Promise<void> {
  // An act increments the version by one. `isSameMatter` compares these numbers.
  const known = { ...payload, version: version + 1 };
  await insertCaseEvent(tx, { caseId: id, type, actor: act.actor, state, note, payload: known, at: act.at });
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
export async function endCase(tx: Tx, act: AnyAct, end: CaseEnd): Promise<void> {
  await closeCase(tx, end.stored.id, { ...end, at: act.at });
  await recordCaseEvent(tx, act, { ...end, note: end.text ?? null });
}

export interface UnchangedEnd extends CaseMove, Pick<CaseEnd, 'stored' | 'payload'> {
  readonly facts: CaseFacts;
  readonly resolution: Extract<CaseResolution, 'withdrawn' | 'lapsed' | 'inadmissible' | 'merged'>;
  readonly text: string | null;
}

/** The same by an act. Throws 409 if it isn't allowed. */
export async function endUnchanged(tx: Tx, act: AnyAct, { facts, by, act: name, ...end }: UnchangedEnd): Promise<void> {
  const outcome = outcomeOf(end.stored, { act: name, by }, facts);
  const state = CLOSED_CASE_STATES.find((closed) => closed === outcome);
  if (!state) throw new Error(`Case ${end.stored.number} was to end by ${name}, and is ${outcome}.`);
  await endCase(tx, act, { ...end, type: name, state });
}

interface Loss {
  readonly measure: CaseMeasure;
  readonly lineKey: string;
  readonly partyId: string | null;
  readonly share: number;
}

/** A line's hold is the most that any claim would take from it; a dispute without shares has a hold of 0. */
export async function placeHolds(tx: Tx, stored: StoredCase, at: Date): Promise<void> {
  const { territories = [], from = null, to = null } = stored.asked;
  const within = { scope: stored.scope, territories, from, to };
  const none: NewHold[] = [{ ...within, right: null, share: 0, partyId: null, lineKey: null }];
  const holds = lossesIn(stored).map(({ measure, ...loss }): NewHold => {
    const right: Right | null = measure === 'recording' ? null : measure;
    return { ...within, ...loss, right };
  });
  await writeHolds(tx, stored, { holds: holds.length > 0 ? holds : none, at });
}

function lossesIn(stored: StoredCase): Loss[] {
  const largest = new Map<string, Loss>();
  for (const { claimed_lines } of claimantsOf(stored))
    for (const loss of lossesBy(stored.registered_lines, claimed_lines)) {
      const key = `${loss.measure} ${loss.lineKey}`;
      const other = largest.get(key);
      if (!other || other.share < loss.share) largest.set(key, loss);
    }
  return [...largest.values()];
}

function lossesBy(registered: readonly CaseLine[], claimed: readonly CaseLine[]): Loss[] {
  return differencesOf(registered, claimed).flatMap(({ line, measure, before, after }) =>
    measure !== null && after < before
      ? [{ measure, lineKey: line.key, partyId: line.party_id, share: before - after }]
      : [],
  );
}
