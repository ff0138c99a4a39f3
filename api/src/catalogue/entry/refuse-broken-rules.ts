import { blockingFindings, type Finding } from '@counterpoint/domain/rules';
import * as text from '../../messages/catalogue-claims.generated.ts';
import { conflict } from '../../platform/http/app-error.ts';

/** Throws 409 if accepting a claim breaks a rule that the entry kept before, such as with two lines of one writer. */
export function refuseBrokenRules(before: readonly Finding[], after: readonly Finding[]): void {
  const broken = new Set(blockingFindings(before).map(({ id }) => id));
  const finding = blockingFindings(after).find(({ id }) => !broken.has(id));
  if (finding) throw conflict('claim_breaks_rule', text.breaksRule({ finding: finding.message }));
}
