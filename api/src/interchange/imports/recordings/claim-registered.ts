import type { ImportedRecording } from '@counterpoint/domain/recording-imports';
import { type OwnRightLine, rightsClaim } from '@counterpoint/domain/schemas/recordings';
import { problemsIn } from '@counterpoint/domain/schemas/requests';
import { claimRights, releaseLines } from '../../../catalogue/recordings/claims/rights-claim-service.ts';
import { changeOfRecording, RECORDING } from '../../../catalogue/recordings/recording-definition.ts';
import * as text from '../../../messages/import-findings.generated.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { WriteContext } from '../import-format.ts';
import { actorOfImport, type ImportJob } from '../import-repository.ts';
import type { ChangesUndone, UndoingChanges } from '../import-subject.ts';
import { partyKey } from '../validation/party-key.ts';
import { findParties, type KnownParty, partiesIn } from '../validation/party-lookup-repository.ts';
import { isClaimable } from '../validation/validated-row.ts';
import { endImportClaim, insertImportClaim, type NewImportClaim, nextImportClaims } from './import-claim-repository.ts';
import { type RegisteredIsrc, recordingsWithIsrcs } from './recording-import-repository.ts';
import type { ValidatedRecording } from './validate-recording.ts';

interface RegisteredClaim {
  readonly recording: RegisteredIsrc;
  readonly line: number | null;
  readonly lines: readonly OwnRightLine[];
}

/** Overlaps open cases. Failed claims are reported, and the others go on. */
export async function claimRegistered(writing: WriteContext, batch: readonly ValidatedRecording[]): Promise<number> {
  const { tx, job } = writing;
  const outcomes: string[] = [];
  for (const claiming of await claimsIn(writing, batch)) {
    const claim = await claimOne(writing, claiming);
    await insertImportClaim(tx, job.id, claim);
    outcomes.push(claim.outcome);
  }
  return outcomes.filter((outcome) => outcome === 'claimed').length;
}

/** Ordered by recording, as each is locked: two imports can't deadlock. */
async function claimsIn({ tx, job }: WriteContext, batch: readonly ValidatedRecording[]): Promise<RegisteredClaim[]> {
  const rows = batch
    .filter(isClaimable)
    .flatMap(({ draft, work }) => (draft?.isrc ? [{ draft, isrc: draft.isrc, work }] : []));
  if (rows.length === 0) return [];
  const known = await findParties(tx, job, partiesIn(rows.flatMap(({ draft }) => draft.rights)));
  const isrcs = rows.map(({ isrc }) => isrc);
  const taken = new Map((await recordingsWithIsrcs(tx, job.id, isrcs)).map((row) => [row.isrc, row]));
  return rows
    .flatMap(({ draft, isrc, work }): RegisteredClaim[] => {
      const recording = taken.get(isrc);
      const lines = ownLinesOf(draft, job, known);
      return recording && lines.length > 0 ? [{ recording, line: work.placeOf('isrc').line, lines }] : [];
    })
    .sort((one, other) => one.recording.id.localeCompare(other.recording.id));
}

async function claimOne(
  { tx, job, actor, at }: WriteContext,
  { recording, line, lines }: RegisteredClaim,
): Promise<NewImportClaim> {
  const about = { recordingId: recording.id, line, lines };
  const file = job.file_name;
  const statement = line === null ? text.claimOfFile({ file }) : text.claimOfRow({ row: line, file });
  const claim = rightsClaim.safeParse({ lines, statement });
  if (!claim.success) return { ...about, outcome: 'refused', why: problemsIn(claim.error)[0]?.message ?? null };
  try {
    const change = { entry: RECORDING, tx, act: { actor, at } };
    const { added } = await claimRights(change, { id: recording.id, version: null }, claim.data);
    return { ...about, lines: added, outcome: added.length === 0 ? 'confirmed' : 'claimed', why: null };
  } catch (error) {
    // Refused before anything was written, so the transaction can go on.
    if (!(error instanceof AppError)) throw error;
    return { ...about, outcome: 'refused', why: error.details?.[0]?.message ?? error.message };
  }
}

export function ownLinesOf(
  { rights }: Pick<ImportedRecording, 'rights'>,
  { party_id }: Pick<ImportJob, 'party_id'>,
  known: ReadonlyMap<string, KnownParty>,
): OwnRightLine[] {
  return rights.flatMap(({ party, ...line }) => (known.get(partyKey(party))?.id === party_id ? [line] : []));
}

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
      : { outcome: 'kept' as const, why: text.changedSince() };
    await endImportClaim(tx, { jobId: job.id, recordingId }, ended);
  }
  return { visited: claims.length, last: claims.at(-1)?.recording_id ?? after, removed };
}
