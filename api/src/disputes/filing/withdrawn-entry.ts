import { WORKS } from '../../catalogue/entry/entry-kind.ts';
import * as text from '../../messages/catalogue-claims.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { type DomainEvents, publishEvent } from '../../platform/events/events.ts';
import { caseFactsOf } from '../case/case-facts.ts';
import { endUnchanged } from '../case/move-stored.ts';
import { lockCase, readOpenCases } from '../case/stored-case-repository.ts';

/** Ends filed cases that could no longer be admitted. Admitted ones prevent the withdrawal. */
export async function rejectCasesOfWithdrawn(tx: Tx, withdrawn: DomainEvents['entry.withdrawn']): Promise<void> {
  const { entryKind, entry, reason } = withdrawn;
  const act = { actor: null, at: withdrawn.act.at };
  const words = entryKind === WORKS ? text.workWithdrawn({ reason }) : text.recordingWithdrawn({ reason });
  for (const { id } of await readOpenCases(tx, entryKind, entry.id)) {
    const stored = await lockCase(tx, id);
    const facts = await caseFactsOf(tx, stored, act);
    const ending = { act: 'dismiss', by: 'staff', resolution: 'inadmissible', text: words } as const;
    await endUnchanged(tx, act, { ...ending, stored, facts });
    await publishEvent(tx, 'case.rejected', { caseId: id, act, reason: words });
  }
}
