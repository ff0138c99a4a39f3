import { otherScriptsIn } from '@counterpoint/domain/cwr';
import { countDuplicates } from '@counterpoint/domain/imports';
import { recordDuplicateCandidates } from '../../../catalogue/duplicates/duplicate-service.ts';
import { isActive, WORKS } from '../../../catalogue/entry/entry-kind.ts';
import { nextReferenceNumbers } from '../../../catalogue/entry/entry-repository.ts';
import { linkNamingIswcs } from '../../../catalogue/links/named-iswc-repository.ts';
import { indexRecordings } from '../../../catalogue/recordings/recording-index.ts';
import type { SearchDocument } from '../../../platform/search/search-index.ts';
import { partyCode } from '../../../platform/search/search-terms.ts';
import { isResidue } from '../../cwr/cwr-text.ts';
import type { WriteContext } from '../import-format.ts';
import type { ImportJob } from '../import-repository.ts';
import type { PrepareContext, PreparedEntries } from '../import-subject.ts';
import { draftWithIds, type NamingContext, type NewWork, newWork } from './new-works.ts';
import type { ValidatedWork } from './validate-work.ts';
import { ownRecordings } from './work-import-repository.ts';
import { linesOfWorks, recordingsToLink, rowsOfWorks } from './work-rows.ts';

export async function prepareWorks(
  preparing: PrepareContext,
  writable: readonly ValidatedWork[],
): Promise<PreparedEntries> {
  const { db, job, format } = preparing;
  const isrcs = writable.flatMap(({ draft }) => draft?.recordings.flatMap(({ isrc }) => isrc ?? []) ?? []);
  const context = { ...preparing, recordings: await ownRecordings(db, job.member_id, isrcs) };
  const works = await newWorks(
    context,
    writable.filter(({ isRevision }) => !isRevision),
  );
  const ids = works.map(({ id }) => id);
  const linked = [...new Set(works.flatMap(recordingsToLink))];
  const withIswc = works.flatMap(({ id, draft }) => (draft.iswc === null ? [] : id));
  const compared = hasKnownDuplicates(job) ? ids : [];
  // Works needn't stay in memory if the format has nothing to do after writing: `complete` would keep what a closure
  // of this function uses.
  const delegate = format.keep || format.amend ? delegateToFormat(works, { writable, context }) : null;
  return {
    ids,
    tables: rowsOfWorks(works, preparing),
    lines: linesOfWorks(works, preparing),
    documents: works.map(documentOfWork),
    async complete(writing) {
      const { tx, at } = writing;
      const naming = withIswc.length === 0 ? [] : await linkNamingIswcs(tx, withIswc, at);
      // The index finds a recording by its linked works too.
      await indexRecordings(tx, [...new Set([...linked, ...naming])]);
      if (compared.length > 0) await recordDuplicateCandidates(tx, compared, at);
      return delegate?.(writing) ?? 0;
    },
    changesOthers: delegate !== null && works.length < writable.length,
  };
}

/** Comparing takes longer than writing, so an import whose check found no duplicates isn't compared again. */
function hasKnownDuplicates({ as_drafts, leaves_out_alike, report }: ImportJob): boolean {
  return report !== null && !as_drafts && !leaves_out_alike && countDuplicates(report, { as_drafts }) > 0;
}

async function newWorks(context: NamingContext, validated: readonly ValidatedWork[]): Promise<NewWork[]> {
  if (validated.length === 0) return [];
  const numbers = await nextReferenceNumbers(context.db, WORKS, validated.length);
  return validated.flatMap((each, index) =>
    each.draft ? newWork({ validated: each, draft: each.draft, sequence: numbers[index] ?? 0 }, context) : [],
  );
}

function delegateToFormat(
  works: readonly NewWork[],
  { writable, context }: { readonly writable: readonly ValidatedWork[]; readonly context: NamingContext },
) {
  return async (writing: WriteContext): Promise<number> => {
    const { format } = writing;
    const kept = works.map(({ id, validated }) => ({ ...validated, workId: id }));
    if (kept.length > 0) await format.keep?.(writing, kept);
    const taken = writable.flatMap(({ isRevision, draft, ...validated }) =>
      isRevision && draft ? [{ ...validated, draft: draftWithIds(draft, context) }] : [],
    );
    return taken.length === 0 ? 0 : ((await format.amend?.(writing, taken)) ?? 0);
  };
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
    isPublic: isActive(WORKS, state),
    isInVocabulary: state !== 'draft',
  };
}
