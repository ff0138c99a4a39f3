import { differencesOf, hasSharesOnHold } from '@counterpoint/domain/cases';
import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import type { Tx } from '../../platform/db/transaction.ts';
import type { DomainEvents } from '../../platform/events/events.ts';
import { hasChangedLineUp, readRecordedLines } from '../case/case-parts-repository.ts';
import { recordCaseEvent } from '../case/move-stored.ts';
import { readOpenStored, readStoredCase, type StoredCase, updateCase } from '../case/stored-case-repository.ts';
import { linesChangedSince } from './resolve-case.ts';

export async function updateCasesOfRevision(
  tx: Tx,
  { entryKind: { name: type }, revision: { id }, at }: DomainEvents['revision.activated'],
): Promise<void> {
  await updateCases(tx, { type, id }, at);
  if (type === 'recording' && (await hasChangedLineUp(tx, id))) await updateLineUpCases(tx, id, at);
}

export function updateCasesOfRights(
  tx: Tx,
  { recordingId: id, act: { at } }: Pick<DomainEvents['recording.rights_changed'], 'recordingId' | 'act'>,
): Promise<void> {
  return updateCases(tx, { type: 'recording', id }, at);
}

/** A contested revision is changed in place, so nothing is activated. */
export async function updateCasesOfOutcome(
  tx: Tx,
  { caseId, act: { at } }: DomainEvents['case.resolved'],
): Promise<void> {
  const resolved = await readStoredCase(tx, caseId);
  if (resolved.contested_revision !== null) await updateCases(tx, resolved.object, at);
}

/** Records changed lines in the cases about them, whose new versions outdate what their parties were shown. */
async function updateCases(tx: Tx, object: StoredCase['object'], at: Date): Promise<void> {
  for (const stored of await readOpenStored(tx, object)) {
    // Overlaps follow the registration.
    if (stored.is_detected) continue;
    const { registered_lines: registered } = stored;
    const lines = (await linesChangedSince(tx, stored)) ?? registered;
    const known = (await readRecordedLines(tx, stored.id)) ?? registered;
    if (differencesOf(known, lines).length > 0) await recordChange(tx, { stored, lines, at });
  }
}

/** Outcomes of a line-up show the featured shares registered now, which its lines don't state. */
async function updateLineUpCases(tx: Tx, id: string, at: Date): Promise<void> {
  for (const stored of await readOpenStored(tx, { type: 'recording', id }))
    if (stored.kind === 'performer_line_up' && hasSharesOnHold(stored.state)) await recordChange(tx, { stored, at });
}

interface RegistrationChange {
  readonly stored: StoredCase;
  readonly lines?: readonly CaseLine[];
  readonly at: Date;
}

async function recordChange(tx: Tx, { stored, lines, at }: RegistrationChange): Promise<void> {
  const { id, state } = stored;
  await updateCase(tx, id, { at });
  await recordCaseEvent(tx, { actor: null, at }, { stored, type: 'changed', state, payload: lines ? { lines } : {} });
}
