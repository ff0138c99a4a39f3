import { releaseLines } from '../../../catalogue/recordings/claims/rights-claim-service.ts';
import { changeOfRecording } from '../../../catalogue/recordings/recording-definition.ts';
import { changedSince } from '../../../messages/import-findings.generated.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { actorOfImport } from '../import-repository.ts';
import type { ChangesUndone, UndoingChanges } from '../import-subject.ts';
import { endImportClaim, nextImportClaims } from './import-claim-repository.ts';

const CLAIMS = 50;

export async function undoClaims(tx: Tx, { job, at, after }: UndoingChanges): Promise<ChangesUndone> {
  const claims = await nextImportClaims(tx, { jobId: job.id, after, limit: CLAIMS });
  const actor = actorOfImport(job);
  let removed = 0;
  for (const { recording_id: recordingId, lines } of claims) {
    const isReleased = await releaseLines(changeOfRecording(tx, { actor, at }), { recordingId, lines });
    if (isReleased) removed += 1;
    const ended = isReleased
      ? { outcome: 'undone' as const, why: null }
      : { outcome: 'kept' as const, why: changedSince() };
    await endImportClaim(tx, { jobId: job.id, recordingId }, ended);
  }
  return { visited: claims.length, last: claims.at(-1)?.recording_id ?? after, removed };
}
