import {
  differencesOf,
  hasSharesOnHold,
  isAboutShares,
  measuresIn,
  rebaseLines,
  workLines,
} from '@counterpoint/domain/cases';
import type { CaseLine, CaseResolution } from '@counterpoint/domain/schemas/cases';
import { RIGHTS } from '@counterpoint/domain/shares';
import { readForSociety } from '../../catalogue/entry/record-change.ts';
import { RECORDING } from '../../catalogue/recordings/recording-definition.ts';
import { WORK } from '../../catalogue/works/work-definition.ts';
import * as text from '../../messages/cases.generated.ts';
import { readPartyMembers } from '../../parties/party-repository.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import { conflict } from '../../platform/http/app-error.ts';
import { type ActOnCase, recordCaseEvent } from '../case/move-stored.ts';
import { closeCase, type StoredCase } from '../case/stored-case-repository.ts';
import type { CaseEventType } from '../case-tables.ts';
import { applyRecordingLines, type WriteRights } from './apply-recording-lines.ts';
import { applyWorkLines, mergedOf, type Outcome } from './apply-work-lines.ts';
import { linesHeldIn } from './outcome-rights.ts';

export interface ResolutionInput {
  readonly stored: StoredCase;
  readonly type: CaseEventType;
  readonly resolution: Extract<CaseResolution, 'agreed' | 'default' | 'decided' | 'revoked'>;
  readonly lines: readonly CaseLine[] | null;
  /** Writes the outcome instead; the lines then only say what each party keeps at most. */
  readonly writeRights?: WriteRights | undefined;
  readonly text: string | null;
  readonly note?: string | null;
  readonly payload?: Record<string, unknown>;
}

/** The caller has checked that the act is allowed. Throws 409 if the lines break a rule. */
export async function resolveCase(tx: Tx, act: ActOnCase, resolving: ResolutionInput): Promise<void> {
  const { stored, type, resolution, writeRights, text, note = text, payload } = resolving;
  const outcome = await outcomeOf(tx, resolving);
  const lines = outcome?.lines ?? null;
  const state = 'resolved' as const;
  // Close first: the holds would block the case's own outcome.
  await closeCase(tx, stored.id, { state, resolution, text, lines, at: act.at });
  const memberIds = await membersIn(tx, lines ?? []);
  if (outcome && stored.object.type === 'composition') await applyWorkLines(tx, act, { stored, ...outcome, memberIds });
  else if (outcome) await applyRecordingLines(tx, act, { stored, ...outcome, writeRights, memberIds });
  const eventDetails = {
    before: outcome?.registered ?? stored.registered_lines,
    after: lines ?? stored.registered_lines,
    resolution,
    ...payload,
  };
  await recordCaseEvent(tx, act, { stored, type, state, note, payload: eventDetails });
  await publishEvent(tx, 'case.resolved', { caseId: stored.id, act, resolution, memberIds });
}

/** Null for what is registered already. A contested revision needs the outcome in any case: it is pending. */
async function outcomeOf(tx: Tx, { stored, lines, writeRights }: ResolutionInput): Promise<Outcome | null> {
  // A duplicate work has no lines, whereas an empty line-up is an outcome.
  if (stored.kind === 'duplicate_work' || !lines) return null;
  const outcome = await rebaseOutcome(tx, stored, lines);
  const isChange = differencesOf(outcome.registered, outcome.lines).length > 0;
  return isChange || writeRights || stored.contested_revision !== null ? outcome : null;
}

async function membersIn(tx: Tx, lines: readonly CaseLine[]): Promise<string[]> {
  const ids = lines.flatMap(({ party_id }) => party_id ?? []);
  const members = await readPartyMembers(tx, [...new Set(ids)]);
  return [...members.values()].flatMap((memberId) => memberId ?? []);
}

/** Rebases the outcome on what has been registered since the case was filed. Throws 409 if they conflict. */
export async function rebaseOutcome(tx: Tx, stored: StoredCase, after: readonly CaseLine[]): Promise<Outcome> {
  const { registered_lines: registered, kind } = stored;
  if (!isAboutShares(kind)) return { registered, lines: after };
  const current = await currentLines(tx, stored, measuresIn([...registered, ...after]));
  const lines = current && rebaseLines({ registered, after, current });
  if (lines) return { registered: current, lines };
  throw conflict('registration_changed', text.changedSinceProposal());
}

/** Returns the lines of an open case as registered now; null if they are those of the day when it was filed. */
export async function linesChangedSince(db: Database, stored: StoredCase): Promise<CaseLine[] | null> {
  const { registered_lines: registered, kind, parties, state } = stored;
  if (!isAboutShares(kind) || !hasSharesOnHold(state)) return null;
  const claimed = parties.flatMap(({ claimed_lines }) => claimed_lines);
  const current = await currentLines(db, stored, measuresIn([...registered, ...claimed]));
  return current && differencesOf(registered, current).length > 0 ? current : null;
}

async function currentLines(tx: Database, stored: StoredCase, measures: readonly string[]): Promise<CaseLine[] | null> {
  const { object, contested_revision: contested } = stored;
  const selector = contested ?? 'shown';
  if (object.type === 'composition') {
    const work = await readForSociety({ entry: WORK, tx }, object.id, selector);
    const rights = RIGHTS.filter((right) => measures.includes(right));
    return work && workLines(work.details, rights);
  }
  const recording = await readForSociety({ entry: RECORDING, tx }, object.id, selector);
  return recording && linesHeldIn(stored, recording.details.rights);
}

/** Throws 409 when an invalid split is proposed rather than when all have accepted it. */
export async function refuseUnregistrable(tx: Tx, stored: StoredCase, lines: readonly CaseLine[]): Promise<void> {
  if (stored.object.type === 'recording') return;
  const found = await readForSociety({ entry: WORK, tx }, stored.object.id, stored.contested_revision ?? 'shown');
  if (!found) return;
  const outcome = await rebaseOutcome(tx, stored, lines);
  mergedOf(stored, found.details, outcome.lines);
}
