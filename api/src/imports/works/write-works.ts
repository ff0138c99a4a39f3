import type { ImportedDraft } from '@counterpoint/domain/imports';
import { copyTables } from '../../db/copy-tables.ts';
import type { Tx } from '../../db/transaction.ts';
import { newEntries } from '../../search/search-index.ts';
import type { Writing, Written } from '../import-subject.ts';
import type { JudgedWorkDraft } from './judge-work.ts';
import { draftWithIds, type NamedInFile, type NewWork, newWork } from './new-works.ts';
import { documentOfWork } from './work-document.ts';
import type { WorkFormat } from './work-format.ts';
import { rowsOfWorks } from './work-rows.ts';
import { nextReferences, ownRecordings } from './writing-repository.ts';

/** Writes works, and changes those that their format takes upon itself. */
export async function writeWorks(writing: Writing<WorkFormat>, wanted: readonly JudgedWorkDraft[]): Promise<Written> {
  const { tx, client, job, setting, confirmBy, parties } = writing;
  const named = { parties, recordings: await recordingsIn(tx, job.member_id, wanted) };
  const works = await newWorks(
    writing,
    wanted.filter(({ isTakenOver }) => !isTakenOver),
    named,
  );
  const origin = { jobId: job.id, memberId: job.member_id, fileName: job.file_name, at: setting.at, confirmBy };
  const entries = newEntries(() => works.map(documentOfWork));
  await copyTables(client, [...rowsOfWorks(works, origin), entries.table]);
  await entries.learn(tx);
  const amended = await leaveToFormat(writing, works, { wanted, named });
  return { ids: works.map(({ id }) => id), imported: works.length + amended };
}

async function newWorks(
  { tx, job }: Writing<WorkFormat>,
  judged: readonly JudgedWorkDraft[],
  named: NamedInFile,
): Promise<NewWork[]> {
  if (judged.length === 0) return [];
  const numbers = await nextReferences(tx, judged.length);
  const making = { memberId: job.member_id, asDrafts: job.as_drafts, ...named };
  return judged.flatMap((each, index) => (each.draft ? newWork(each, each.draft, numbers[index] ?? 0, making) : []));
}

/** The member's own recordings that works mention, by ISRC. */
async function recordingsIn(
  tx: Tx,
  memberId: string,
  judged: readonly { readonly draft: ImportedDraft | null }[],
): Promise<Map<string, string>> {
  const isrcs = judged.flatMap(({ draft }) => draft?.recordings.flatMap(({ isrc }) => isrc ?? []) ?? []);
  return isrcs.length === 0 ? new Map() : ownRecordings(tx, memberId, isrcs);
}

/** What only the format knows to do: works that stand and are changed, and what the model does not hold. */
async function leaveToFormat(
  { tx, format, setting }: Writing<WorkFormat>,
  works: readonly NewWork[],
  { wanted, named }: { readonly wanted: readonly JudgedWorkDraft[]; readonly named: NamedInFile },
): Promise<number> {
  const kept = works.map(({ id, judged }) => ({ ...judged, compositionId: id }));
  if (kept.length > 0) await format.keep?.(tx, setting, kept);
  const taken = wanted.flatMap(({ isTakenOver, draft, ...judged }) =>
    isTakenOver && draft ? [{ ...judged, draft: draftWithIds(draft, named) }] : [],
  );
  return taken.length === 0 ? 0 : ((await format.amend?.(tx, setting, taken)) ?? 0);
}
