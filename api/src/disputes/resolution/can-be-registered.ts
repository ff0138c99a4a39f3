import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import { readForSociety } from '../../catalogue/entry/open-entry.ts';
import { WORK } from '../../catalogue/works/work-definition.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { StoredCase } from '../case/stored-case-repository.ts';
import { mergedOf } from './apply-work-lines.ts';

/** Throws 409 when an invalid split is proposed rather than when all have accepted it. */
export async function refuseUnregistrable(tx: Tx, stored: StoredCase, lines: readonly CaseLine[]): Promise<void> {
  if (stored.object.type === 'recording') return;
  const found = await readForSociety({ entry: WORK, tx }, stored.object.id, stored.contested_revision ?? 'shown');
  if (found) mergedOf(stored, found.details, lines);
}
