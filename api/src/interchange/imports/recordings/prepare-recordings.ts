import { RECORDINGS } from '../../../catalogue/entry/entry-kind.ts';
import { nextReferenceNumbers } from '../../../catalogue/entry/entry-repository.ts';
import { indexWorks } from '../../../catalogue/works/work-index.ts';
import type { ImportFormat } from '../import-format.ts';
import type { Prepared, Preparing } from '../import-subject.ts';
import { type NewRecording, newRecording } from './new-recordings.ts';
import { documentOfRecording } from './recording-document.ts';
import { linesOfRecordings, rowsOfRecordings, worksToLink } from './recording-rows.ts';
import { worksOfIswcs } from './registered-isrc-repository.ts';
import type { ValidatedRecording } from './validate-recording.ts';

export async function prepareRecordings(
  preparing: Preparing<ImportFormat>,
  wanted: readonly ValidatedRecording[],
): Promise<Prepared<ImportFormat>> {
  const recordings = wanted.length === 0 ? [] : await newRecordings(preparing, wanted);
  // The index finds a work by its linked recordings too.
  const linked = [...new Set(recordings.flatMap(worksToLink))];
  return {
    ids: recordings.map(({ id }) => id),
    tables: rowsOfRecordings(recordings, preparing.origin),
    lines: linesOfRecordings(recordings, preparing.origin),
    documents: recordings.map(documentOfRecording),
    async complete({ tx }) {
      if (linked.length > 0) await indexWorks(tx, linked);
      return 0;
    },
  };
}

async function newRecordings({ db, job, parties }: Preparing<ImportFormat>, wanted: readonly ValidatedRecording[]) {
  const iswcs = wanted.flatMap(({ draft }) => draft?.works.flatMap(({ iswc }) => iswc ?? []) ?? []);
  const works = iswcs.length === 0 ? new Map<string, string>() : await worksOfIswcs(db, iswcs);
  const numbers = await nextReferenceNumbers(db, RECORDINGS, wanted.length);
  const making = { parties, works, memberId: job.member_id, asDrafts: job.as_drafts };
  return wanted.flatMap((validated, index): NewRecording[] =>
    validated.draft
      ? [newRecording({ ...validated, draft: validated.draft, sequence: numbers[index] ?? 0 }, making)]
      : [],
  );
}
