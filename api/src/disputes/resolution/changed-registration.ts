import { differencesOf } from '@counterpoint/domain/cases';
import { type EntryKind, RECORDINGS, WORKS } from '../../catalogue/entry/entry-kind.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { DomainEvents } from '../../platform/events/events.ts';
import { readRecordedLines } from '../case/case-parts-repository.ts';
import { recordCaseEvent } from '../case/move-stored.ts';
import { readOpenCases, readStoredCase, updateCase } from '../case/stored-case-repository.ts';
import { linesChangedSince } from './resolve-case.ts';

interface ChangedEntry {
  readonly entryKind: EntryKind;
  readonly id: string;
  readonly at: Date;
}

export function updateCasesOfRevision(
  tx: Tx,
  { entryKind, revision: { id }, at }: DomainEvents['revision.activated'],
): Promise<void> {
  return updateCases(tx, { entryKind, id, at });
}

export function updateCasesOfRights(
  tx: Tx,
  { recordingId: id, act: { at } }: Pick<DomainEvents['recording.rights_changed'], 'recordingId' | 'act'>,
): Promise<void> {
  return updateCases(tx, { entryKind: RECORDINGS, id, at });
}

/** A contested revision is changed in place, so nothing is activated. */
export async function updateCasesOfOutcome(
  tx: Tx,
  { caseId, act: { at } }: DomainEvents['case.resolved'],
): Promise<void> {
  const resolved = await readStoredCase(tx, caseId);
  if (!resolved || resolved.contested_revision === null) return;
  const { type, id } = resolved.object;
  await updateCases(tx, { entryKind: type === 'composition' ? WORKS : RECORDINGS, id, at });
}

/** Records changed lines in the cases about them, whose new versions outdate what their parties were shown. */
async function updateCases(tx: Tx, { entryKind, id: entryId, at }: ChangedEntry): Promise<void> {
  for (const { id, isDetected } of await readOpenCases(tx, entryKind, entryId)) {
    // Overlaps follow the registration.
    const stored = isDetected ? null : await readStoredCase(tx, id);
    if (!stored) continue;
    const { registered_lines: registered, state } = stored;
    const lines = (await linesChangedSince(tx, stored)) ?? registered;
    const known = (await readRecordedLines(tx, id)) ?? registered;
    if (differencesOf(known, lines).length === 0) continue;
    await updateCase(tx, id, { at });
    await recordCaseEvent(tx, { actor: null, at }, { stored, type: 'changed', state, payload: { lines } });
  }
}
