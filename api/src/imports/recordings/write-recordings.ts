import { indexCompositions } from '../../compositions/composition-index.ts';
import type { ImportFormat } from '../import-format.ts';
import type { Writing, Written } from '../import-subject.ts';
import { indexNewRecordings } from './index-recordings.ts';
import { insertRecordings, worksToLink } from './insert-recordings.ts';
import type { JudgedRecording } from './judge-recording.ts';
import { newRecording } from './new-recordings.ts';
import { nextReferences } from './recording-writing-repository.ts';
import { worksOfIswcs } from './taken-recordings-repository.ts';

/** Writes recordings with all that hangs on them. */
export async function writeRecordings(
  writing: Writing<ImportFormat>,
  wanted: readonly JudgedRecording[],
): Promise<Written> {
  const { tx, client, job, setting, confirmBy, parties } = writing;
  if (wanted.length === 0) return { ids: [], imported: 0 };
  const iswcs = wanted.flatMap(({ draft }) => draft?.works.flatMap(({ iswc }) => iswc ?? []) ?? []);
  const works = iswcs.length === 0 ? new Map<string, string>() : await worksOfIswcs(tx, iswcs);
  const numbers = await nextReferences(tx, wanted.length);
  const making = { parties, works, memberId: job.member_id, asDrafts: job.as_drafts };
  const recordings = wanted.flatMap((judged, index) =>
    judged.draft ? [newRecording(judged, judged.draft, numbers[index] ?? 0, making)] : [],
  );
  const origin = { jobId: job.id, memberId: job.member_id, fileName: job.file_name, at: setting.at, confirmBy };
  await insertRecordings(client, recordings, origin);
  await indexNewRecordings(writing, recordings);
  const linked = [...new Set(recordings.flatMap(worksToLink))];
  if (linked.length > 0) await indexCompositions(tx, linked);
  return { ids: recordings.map(({ id }) => id), imported: recordings.length };
}
