import type { ImportClaim, ImportDetails } from '@counterpoint/domain/schemas/imports';
import type { OwnRightLine } from '@counterpoint/domain/schemas/recordings';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/db/transaction.ts';
import type { NextOfImport } from '../import-repository.ts';

export interface NewImportClaim extends Pick<ImportClaim, 'line' | 'outcome' | 'why'> {
  readonly recordingId: string;
  readonly lines: readonly OwnRightLine[];
}

export async function insertImportClaim(tx: Tx, jobId: string, claim: NewImportClaim): Promise<void> {
  const { recordingId, line, outcome, why, lines } = claim;
  const changes = { line, outcome, why, lines: JSON.stringify(lines) };
  await tx
    .insertInto('import_claim')
    .values({ job_id: jobId, recording_id: recordingId, ...changes })
    .onConflict((conflict) => conflict.columns(['job_id', 'recording_id']).doUpdateSet(changes))
    .execute();
}

/** Returns the next active claims of an import, ordered by recording. */
export function nextImportClaims(tx: Tx, { jobId, after, limit }: NextOfImport) {
  return tx
    .selectFrom('import_claim')
    .select(['recording_id', 'lines'])
    .where('job_id', '=', jobId)
    .where('outcome', '=', 'claimed')
    .where('recording_id', '>', after)
    .orderBy('recording_id')
    .limit(limit)
    .execute();
}

export async function endImportClaim(
  tx: Tx,
  { jobId, recordingId }: { readonly jobId: string; readonly recordingId: string },
  ended: Pick<ImportClaim, 'outcome' | 'why'>,
): Promise<void> {
  await tx
    .updateTable('import_claim')
    .set(ended)
    .where('job_id', '=', jobId)
    .where('recording_id', '=', recordingId)
    .execute();
}

export async function readImportClaims(db: Database, jobId: string, limit: number): Promise<ImportDetails['claims']> {
  const [counted, items] = await Promise.all([
    db
      .selectFrom('import_claim')
      .select(['outcome', sql<number>`count(*)::int`.as('claims')])
      .where('job_id', '=', jobId)
      .groupBy('outcome')
      .execute(),
    db
      .selectFrom('import_claim')
      .innerJoin('recording', 'recording.id', 'import_claim.recording_id')
      .select(['recording.id', 'recording.title', 'import_claim.line', 'import_claim.outcome', 'import_claim.why'])
      .where('import_claim.job_id', '=', jobId)
      .orderBy('import_claim.line')
      .orderBy('recording.id')
      .limit(limit)
      .execute(),
  ]);
  return { counts: Object.fromEntries(counted.map(({ outcome, claims }) => [outcome, claims])), items };
}
