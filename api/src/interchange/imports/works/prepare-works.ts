import { otherScriptsIn } from '@counterpoint/domain/cwr';
import { countDuplicates, type ImportedDraft } from '@counterpoint/domain/imports';
import { recordDuplicateCandidates } from '../../../catalogue/duplicates/record-candidates.ts';
import { WORKS } from '../../../catalogue/entry/entry-kind.ts';
import { nextReferenceNumbers } from '../../../catalogue/entry/entry-repository.ts';
import { linkNamingIswcs } from '../../../catalogue/links/named-iswc-repository.ts';
import { indexRecordings } from '../../../catalogue/recordings/recording-index.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { SearchDocument } from '../../../platform/search/search-index.ts';
import { partyCode } from '../../../platform/search/search-terms.ts';
import { isResidue } from '../../cwr/cwr-text.ts';
import type { ImportJob } from '../import-repository.ts';
import type { PrepareContext, PreparedEntries, WriteContext } from '../import-subject.ts';
import { toReport } from '../stored-report.ts';
import { draftWithIds, type NamedInFile, type NewWork, newWork } from './new-works.ts';
import type { ValidatedWork } from './validate-work.ts';
import type { WorkFormat } from './work-format.ts';
import { ownRecordings } from './work-import-repository.ts';
import { linesOfWorks, recordingsToLink, rowsOfWorks } from './work-rows.ts';

export async function prepareWorks(
  preparing: PrepareContext<WorkFormat>,
  writable: readonly ValidatedWork[],
): Promise<PreparedEntries<WorkFormat>> {
  const { db, job, format, origin, parties } = preparing;
  const named = { parties, recordings: await recordingsIn(db, job.member_id, writable) };
  const works = await newWorks(
    preparing,
    writable.filter(({ isTakenOver }) => !isTakenOver),
    named,
  );
  // Works needn't stay in memory if the format has nothing to do after writing.
  const delegate: Complete | null =
    format.keep || format.amend ? (writing) => delegateToFormat(writing, works, { writable, named }) : null;
  const ids = works.map(({ id }) => id);
  return {
    ids,
    tables: rowsOfWorks(works, origin),
    lines: linesOfWorks(works, origin),
    documents: works.map(documentOfWork),
    complete: completionOf({
      linked: [...new Set(works.flatMap(recordingsToLink))],
      withIswc: works.flatMap(({ id, draft }) => (draft.iswc === null ? [] : id)),
      compared: hasKnownDuplicates(job) ? ids : [],
      delegate,
    }),
    changesOthers: delegate !== null && works.length < writable.length,
  };
}

type Complete = (writing: WriteContext<WorkFormat>) => Promise<number>;

interface Completion {
  readonly linked: readonly string[];
  readonly withIswc: readonly string[];
  /** With other works, to record candidates for staff. */
  readonly compared: readonly string[];
  readonly delegate: Complete | null;
}

function completionOf({ linked, withIswc, compared, delegate }: Completion): Complete {
  return async (writing) => {
    const naming = withIswc.length === 0 ? [] : await linkNamingIswcs(writing.tx, withIswc, writing.setting.at);
    // The index finds a recording by its linked works too.
    await indexRecordings(writing.tx, [...new Set([...linked, ...naming])]);
    if (compared.length > 0) await recordDuplicateCandidates(writing.tx, compared, writing.setting.at);
    return delegate?.(writing) ?? 0;
  };
}

/** Comparing takes longer than writing, so an import whose check found no duplicates isn't compared again. */
function hasKnownDuplicates({ as_drafts, leaves_out_alike, report }: ImportJob): boolean {
  return report !== null && !as_drafts && !leaves_out_alike && countDuplicates(toReport(report), { as_drafts }) > 0;
}

async function newWorks(
  { db, job }: PrepareContext<WorkFormat>,
  validated: readonly ValidatedWork[],
  named: NamedInFile,
): Promise<NewWork[]> {
  if (validated.length === 0) return [];
  const numbers = await nextReferenceNumbers(db, WORKS, validated.length);
  const making = { memberId: job.member_id, asDrafts: job.as_drafts, ...named };
  return validated.flatMap((each, index) =>
    each.draft ? newWork({ validated: each, draft: each.draft, sequence: numbers[index] ?? 0 }, making) : [],
  );
}

async function recordingsIn(
  db: Database,
  memberId: string,
  validated: readonly { readonly draft: ImportedDraft | null }[],
): Promise<Map<string, string>> {
  const isrcs = validated.flatMap(({ draft }) => draft?.recordings.flatMap(({ isrc }) => isrc ?? []) ?? []);
  return isrcs.length === 0 ? new Map() : ownRecordings(db, memberId, isrcs);
}

async function delegateToFormat(
  { tx, format, setting }: WriteContext<WorkFormat>,
  works: readonly NewWork[],
  { writable, named }: { readonly writable: readonly ValidatedWork[]; readonly named: NamedInFile },
): Promise<number> {
  const kept = works.map(({ id, validated }) => ({ ...validated, workId: id }));
  if (kept.length > 0) await format.keep?.(tx, setting, kept);
  const taken = writable.flatMap(({ isTakenOver, draft, ...validated }) =>
    isTakenOver && draft ? [{ ...validated, draft: draftWithIds(draft, named) }] : [],
  );
  return taken.length === 0 ? 0 : ((await format.amend?.(tx, setting, taken)) ?? 0);
}

/** From memory: `indexWorks` would read each work again. */
function documentOfWork({ id, reference, state, draft, parties, validated }: NewWork): SearchDocument {
  const { residue } = validated.work;
  const scripts = otherScriptsIn(isResidue(residue) ? residue.lines : []);
  const { performers, recordings } = draft;
  const artists = [
    ...performers.flatMap(({ name, first_name }) => [first_name, name]),
    ...recordings.map(({ display_artist }) => display_artist),
  ];
  return {
    subject: 'composition',
    id,
    title: draft.title,
    otherTitles: [...draft.alternative_titles.map(({ title }) => title), ...scripts.titles],
    texts: [reference, ...scripts.names, ...artists],
    knownWords: parties.flatMap(({ words }) => words),
    codes: [
      ['iswc', draft.iswc],
      ...parties.map(({ id: partyId, ipi }) => partyCode(partyId, ipi)),
      ...performers.map(({ ipi_name_number }) => ['ipi', ipi_name_number] as const),
      ...recordings.map(({ isrc }) => ['isrc', isrc] as const),
    ],
    isPublic: state === 'registered' || state === 'registered_incomplete',
    isInVocabulary: state !== 'draft',
  };
}
