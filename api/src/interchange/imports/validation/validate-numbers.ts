import { rejection } from '@counterpoint/domain/imports';
import type { EntryKind } from '../../../catalogue/entry/entry-kind.ts';
import * as text from '../../../messages/import-findings.generated.ts';
import type { RowValidation } from '../import-format.ts';
import { referencesByNumber } from '../in-catalogue-repository.ts';
import { report, type ValidatedRow } from './validated-row.ts';

/** Reports the member's own numbers that another of its entries has. */
export async function validateNumbers(
  { db, job }: RowValidation,
  { kind, noun }: { readonly kind: EntryKind; readonly noun: 'work' | 'recording' },
  batch: readonly ValidatedRow[],
): Promise<void> {
  const numbers = batch.flatMap(({ number }) => number ?? []);
  if (numbers.length === 0) return;
  const existing = await referencesByNumber(db, kind, { job, numbers });
  for (const row of batch) {
    const reference = row.number && existing.get(row.number);
    if (!reference) continue;
    report(row, `${noun}_number`, rejection('I-NUM-02', text.numberTaken({ noun }), text.notOf({ reference })));
  }
}
