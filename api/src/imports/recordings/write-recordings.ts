import { indexCompositions } from '../../compositions/composition-index.ts';
import { copyTables } from '../../db/copy-tables.ts';
import { newEntries } from '../../search/search-index.ts';
import type { ImportFormat } from '../import-format.ts';
import type { Writing, Written } from '../import-subject.ts';
import type { JudgedRecording } from './judge-recording.ts';
import { newRecording } from './new-recordings.ts';
import { documentOfRecording } from './recording-document.ts';
import { rowsOfRecordings, worksToLink } from './recording-rows.ts';
import { nextReferences } from './recording-writing-repository.ts';
import { worksOfIswcs } from './taken-recordings-repository.ts';

/** Writes recordings with all that hangs on them. */
export async function writeRecordings(
  { tx, client, job, setting, confirmBy, parties }: Writing<ImportFormat>,
  wanted: readonly JudgedRecording[],
): Promise<Written> {
  if (wanted.length === 0) return { ids: [], imported: 0 };
  const iswcs = wanted.flatMap(({ draft }) => draft?.works.flatMap(({ iswc }) => iswc ?? []) ?? []);
  const works = iswcs.length === 0 ? new Map<string, string>() : await worksOfIswcs(tx, iswcs);
  const numbers = await nextReferences(tx, wanted.length);
  const making = { parties, works, memberId: job.member_id, asDrafts: job.as_drafts };
  const recordings = wanted.flatMap((judged, index) =>
    judged.draft ? [newRecording(judged, judged.draft, numbers[index] ?? 0, making)] : [],
  );
  const origin = { jobId: job.id, memberId: job.member_id, fileName: job.file_name, at: setting.at, confirmBy };
  const entries = newEntries(() => recordings.map(documentOfRecording));
  await copyTables(client, [...rowsOfRecordings(recordings, origin), entries.table]);
  await entries.learn(tx);
  const linked = [...new Set(recordings.flatMap(worksToLink))];
  if (linked.length > 0) await indexCompositions(tx, linked);
  return { ids: recordings.map(({ id }) => id), imported: recordings.length };
}
