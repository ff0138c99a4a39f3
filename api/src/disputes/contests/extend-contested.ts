import { ENTRIES } from '../../catalogue/entries.ts';
import { extendConfirmation } from '../../catalogue/entry/confirmation/confirmation-repository.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { DomainEvents } from '../../platform/events/events.ts';
import { readStoredCase } from '../case/stored-case-repository.ts';

/** Members who are still invited to confirm the contested revision may have waited for the case. */
export async function extendContested(
  tx: Tx,
  { caseId, act: { at } }: Pick<DomainEvents['case.resolved'], 'caseId' | 'act'>,
): Promise<void> {
  const stored = await readStoredCase(tx, caseId);
  if (stored.contested_revision === null) return;
  const { type, id } = stored.object;
  const version = { entryKind: ENTRIES[type].kind, id, revision: stored.contested_revision };
  await extendConfirmation(tx, version, at);
}
