import type { Tx } from '../db/transaction.ts';
import { putDocuments, type SearchDocument } from '../search/search-index.ts';
import { readIndexed, worksNaming } from './composition-index-repository.ts';
import { readLines, readPublishers } from './party-line-repository.ts';

/** So many works are read and indexed in one go when a party that is named in many changes. */
const BATCH = 500;

/** Makes works findable as they stand: by titles, reference and ISWC, and by names and IPI of their writers. */
export async function indexCompositions(tx: Tx, ids: readonly string[]): Promise<void> {
  const works = await readIndexed(tx, ids);
  const lines = [...(await readLines(tx, ids)), ...(await readPublishers(tx, ids))];
  const documents = works.map(({ id, state, title, reference, alternative_titles, iswc }): SearchDocument => {
    const writers = lines.filter((line) => line.composition_id === id);
    const names = writers.flatMap((writer) => [writer.given_names, writer.family_name, writer.organisation_name]);
    return {
      subject: 'composition',
      ...{ id, title },
      texts: [reference, ...alternative_titles.map((other) => other.title), ...names],
      codes: [['iswc', iswc], ...writers.map(({ ipi_name_number }) => ['ipi', ipi_name_number] as const)],
      isPublic: state === 'registered' || state === 'registered_incomplete',
      isLearned: state !== 'draft',
    };
  });
  await putDocuments(tx, documents);
}

/** The same for all works that name a party, after its name or IPI changed. */
export async function indexCompositionsNaming(tx: Tx, partyId: string): Promise<void> {
  const ids = await worksNaming(tx, partyId);
  for (let start = 0; start < ids.length; start += BATCH) await indexCompositions(tx, ids.slice(start, start + BATCH));
}
