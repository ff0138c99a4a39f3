import type { ImportFinding } from '@counterpoint/domain/imports';
import { alikeByWords } from '../../../catalogue/recordings/duplicates/alike-recordings.ts';
import { judgeRecording } from '../../../catalogue/recordings/duplicates/judge-recording.ts';
import { readComparedRecordings } from '../../../catalogue/recordings/duplicates/recording-candidate-repository.ts';
import * as text from '../../../messages/import-findings.generated.ts';
import type { ImportFormat } from '../import-format.ts';
import type { Judging } from '../import-subject.ts';
import { ALIKE_FINDINGS } from '../judging/judged.ts';
import type { JudgedRecording } from './judge-recording.ts';

export async function judgeLikeness(
  { db, job }: Pick<Judging<ImportFormat>, 'db' | 'job'>,
  batch: readonly JudgedRecording[],
): Promise<void> {
  // A taken ISRC is an error already.
  const fresh = batch.flatMap(({ draft, work, findings }) =>
    draft && !findings.some(({ id }) => id.startsWith('I-DUP-')) ? [{ draft, work, findings }] : [],
  );
  const alike = await alikeByWords(
    db,
    fresh.map(({ draft }) => draft),
  );
  const ids = [...new Set(alike.flat())];
  if (ids.length === 0) return;
  const wanted = { isrc: null, ids, memberId: job.member_id, exceptJobId: job.id };
  const standing = new Map((await readComparedRecordings(db, wanted)).map((found) => [found.id, found]));
  for (const [index, { draft, work, findings }] of fresh.entries()) {
    const likely = (alike[index] ?? [])
      .flatMap((id) => standing.get(id) ?? [])
      .find((found) => judgeRecording(draft, found));
    if (!likely) continue;
    const { title, version_title, display_artist, reference } = likely;
    const full = version_title === null ? title : `${title} (${version_title})`;
    findings.push({
      ...work.placeOf('title'),
      ...similarRecording(),
      expected: text.notRecording({ title: full, artist: display_artist ?? '', reference }),
    });
  }
}

function similarRecording(): Omit<ImportFinding, 'line' | 'column' | 'found' | 'expected'> {
  return {
    id: ALIKE_FINDINGS.recordings,
    severity: 'warn',
    mend: text.similarRecording(),
  };
}
