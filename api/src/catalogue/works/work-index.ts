import { otherScriptsIn } from '@counterpoint/domain/cwr';
import type { Tx } from '../../platform/db/transaction.ts';
import { type SearchDocument, saveDocuments } from '../../platform/search/search-index.ts';
import { lockEntries } from '../../platform/search/search-repository.ts';
import { partyCode } from '../../platform/search/search-terms.ts';
import { readLines, readPublishers } from './party-line-repository.ts';
import { readIndexed } from './work-index-repository.ts';

type IndexedWork = Awaited<ReturnType<typeof readIndexed>>[number];
type NamedParty = Awaited<ReturnType<typeof readLines | typeof readPublishers>>[number];

export async function indexWorks(tx: Tx, ids: readonly string[]): Promise<void> {
  const [, works, writers, publishers] = await Promise.all([
    lockEntries(tx, 'composition', ids),
    readIndexed(tx, ids),
    readLines(tx, ids),
    readPublishers(tx, ids),
  ]);
  const linesOf = Map.groupBy([...writers, ...publishers], ({ composition_id }) => composition_id);
  await saveDocuments(
    tx,
    works.map((work) => documentOf(work, linesOf.get(work.id) ?? [])),
  );
}

function documentOf(work: IndexedWork, parties: readonly NamedParty[]): SearchDocument {
  const { id, title, reference, state, performers, recordings, merged } = work;
  const scripts = otherScriptsIn(work.script_lines);
  const names = parties.flatMap((party) => [party.given_names, party.family_name, party.organisation_name]);
  const artists = [
    ...performers.flatMap(({ name, first_name }) => [first_name, name]),
    ...recordings.map(({ display_artist }) => display_artist),
  ];
  return {
    subject: 'composition',
    id,
    title,
    otherTitles: [...[...work.alternative_titles, ...merged].map((other) => other.title), ...scripts.titles],
    texts: [
      reference,
      ...merged.map((other) => other.reference),
      ...names,
      ...work.stage_names,
      ...scripts.names,
      ...artists,
    ],
    codes: [
      ...[work, ...merged].map(({ iswc }) => ['iswc', iswc] as const),
      ...parties.flatMap(({ party_id, ipi_name_number }) => (party_id ? [partyCode(party_id, ipi_name_number)] : [])),
      ...performers.map(({ ipi_name_number }) => ['ipi', ipi_name_number] as const),
      ...recordings.map(({ isrc }) => ['isrc', isrc] as const),
    ],
    isPublic: state === 'registered' || state === 'registered_incomplete',
    isInVocabulary: state !== 'draft',
  };
}
