import * as text from '../../messages/catalogue-claims.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { conflict } from '../../platform/http/app-error.ts';
import type { EntryKind } from './entry-kind.ts';
import { hasSubmitter } from './entry-repository.ts';

/** Throws 409 for a claim that nobody could answer, since the submitter's account was erased. */
export async function refuseWithoutSubmitter(tx: Tx, kind: EntryKind, id: string): Promise<void> {
  if (!(await hasSubmitter(tx, kind, id))) throw conflict('submitter_left', text.submitterLeft());
}
