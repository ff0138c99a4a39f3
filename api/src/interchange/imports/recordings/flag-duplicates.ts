import { compareRecordings } from '../../../catalogue/recordings/duplicates/compare-recordings.ts';
import { readComparedRecordings } from '../../../catalogue/recordings/duplicates/recording-candidate-repository.ts';
import { findSimilarRecordings } from '../../../catalogue/recordings/duplicates/similar-recordings.ts';
import * as text from '../../../messages/import-findings.generated.ts';
import type { ImportFormat } from '../import-format.ts';
import type { RowValidation } from '../import-subject.ts';
import { DUPLICATE_FINDINGS, warn } from '../validation/validated-row.ts';
import type { ValidatedRecording } from './validate-recording.ts';

export async function flagDuplicates(
  { db, job }: Pick<RowValidation<ImportFormat>, 'db' | 'job'>,
  batch: readonly ValidatedRecording[],
): Promise<void> {
  // A taken ISRC is an error already.
  const fresh = batch.flatMap(({ draft, work, findings }) =>
    draft && !findings.some(({ id }) => id.startsWith('I-DUP-')) ? [{ draft, work, findings }] : [],
  );
  const alike = await findSimilarRecordings(
    db,
    fresh.map(({ draft }) => draft),
  );
  const ids = [...new Set(alike.flat())];
  if (ids.length === 0) return;
  const wanted = { isrc: null, ids, memberId: job.member_id, exceptJobId: job.id };
  const existing = new Map((await readComparedRecordings(db, wanted)).map((found) => [found.id, found]));
  for (const [index, row] of fresh.entries()) {
    const likely = (alike[index] ?? [])
      .flatMap((id) => existing.get(id) ?? [])
      .find((found) => compareRecordings(row.draft, found));
    if (!likely) continue;
    const { title, version_title, display_artist, reference } = likely;
    const full = version_title === null ? title : `${title} (${version_title})`;
    const expected = text.notRecording({ title: full, artist: display_artist ?? '', reference });
    warn(row, 'title', { id: DUPLICATE_FINDINGS.recordings, expected, correction: text.similarRecording() });
  }
}
