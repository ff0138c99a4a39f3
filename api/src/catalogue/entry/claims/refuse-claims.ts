import { blockingFindings, type Finding } from '@counterpoint/domain/rules';
import * as text from '../../../messages/catalogue-claims.generated.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { conflict } from '../../../platform/http/app-error.ts';
import type { EntryKind } from '../entry-kind.ts';
import { hasSubmitter } from '../entry-repository.ts';

/** Throws 409 if accepting a claim breaks a rule that the entry kept before, such as with two lines of one writer. */
export function refuseBrokenRules(before: readonly Finding[], after: readonly Finding[]): void {
  const broken = new Set(blockingFindings(before).map(({ id }) => id));
  const finding = blockingFindings(after).find(({ id }) => !broken.has(id));
  if (finding) throw conflict('claim_breaks_rule', text.breaksRule({ finding: finding.message }));
}

/** Throws 409 for a claim that nobody could answer, since the submitter's account was erased. */
export async function refuseWithoutSubmitter(tx: Tx, kind: EntryKind, id: string): Promise<void> {
  if (!(await hasSubmitter(tx, kind, id))) throw conflict('submitter_left', text.submitterLeft());
}
