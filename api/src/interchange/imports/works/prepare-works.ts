import type { ImportedDraft } from '@counterpoint/domain/imports';
import type { Database } from '../../../platform/db/transaction.ts';
import type { Prepared, Preparing, Writing } from '../import-subject.ts';
import type { JudgedWorkDraft } from './judge-work.ts';
import { draftWithIds, type NamedInFile, type NewWork, newWork } from './new-works.ts';
import { documentOfWork } from './work-document.ts';
import type { WorkFormat } from './work-format.ts';
import { linesOfWorks, rowsOfWorks } from './work-rows.ts';
import { nextReferences, ownRecordings } from './writing-repository.ts';

export async function prepareWorks(
  preparing: Preparing<WorkFormat>,
  wanted: readonly JudgedWorkDraft[],
): Promise<Prepared<WorkFormat>> {
  const { db, job, format, origin, parties } = preparing;
  const named = { parties, recordings: await recordingsIn(db, job.member_id, wanted) };
  const works = await newWorks(
    preparing,
    wanted.filter(({ isTakenOver }) => !isTakenOver),
    named,
  );
  return {
    ids: works.map(({ id }) => id),
    tables: rowsOfWorks(works, origin),
    lines: linesOfWorks(works, origin),
    documents: works.map(documentOfWork),
    // Works needn't stay in memory if the format has nothing to do after writing.
    ...((format.keep || format.amend) && {
      complete: (writing: Writing<WorkFormat>) => leaveToFormat(writing, works, { wanted, named }),
      changesOthers: works.length < wanted.length,
    }),
  };
}

async function newWorks(
  { db, job }: Preparing<WorkFormat>,
  judged: readonly JudgedWorkDraft[],
  named: NamedInFile,
): Promise<NewWork[]> {
  if (judged.length === 0) return [];
  const numbers = await nextReferences(db, judged.length);
  const making = { memberId: job.member_id, asDrafts: job.as_drafts, ...named };
  return judged.flatMap((each, index) =>
    each.draft ? newWork({ judged: each, draft: each.draft, sequence: numbers[index] ?? 0 }, making) : [],
  );
}

async function recordingsIn(
  db: Database,
  memberId: string,
  judged: readonly { readonly draft: ImportedDraft | null }[],
): Promise<Map<string, string>> {
  const isrcs = judged.flatMap(({ draft }) => draft?.recordings.flatMap(({ isrc }) => isrc ?? []) ?? []);
  return isrcs.length === 0 ? new Map() : ownRecordings(db, memberId, isrcs);
}

async function leaveToFormat(
  { tx, format, setting }: Writing<WorkFormat>,
  works: readonly NewWork[],
  { wanted, named }: { readonly wanted: readonly JudgedWorkDraft[]; readonly named: NamedInFile },
): Promise<number> {
  const kept = works.map(({ id, judged }) => ({ ...judged, workId: id }));
  if (kept.length > 0) await format.keep?.(tx, setting, kept);
  const taken = wanted.flatMap(({ isTakenOver, draft, ...judged }) =>
    isTakenOver && draft ? [{ ...judged, draft: draftWithIds(draft, named) }] : [],
  );
  return taken.length === 0 ? 0 : ((await format.amend?.(tx, setting, taken)) ?? 0);
}
