import { parseIswc } from '@counterpoint/domain/identifiers';
import type { CandidateQuery, DuplicateCandidate } from '@counterpoint/domain/schemas/works';
import { nameIfAny } from '../../parties/party-view.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { DomainEvents } from '../../platform/events/events.ts';
import type { Act } from '../../platform/http/actor.ts';
import { WORKS } from '../entry/entry-kind.ts';
import { filterListed } from '../entry/list/list-repository.ts';
import { readRows } from '../works/list/work-rows-repository.ts';
import { readLines } from '../works/party-line-repository.ts';
import { type ComparedWork, compareWorks, type DuplicateMatch } from './compare-works.ts';
import { insertDuplicateCandidates } from './duplicate-candidate-repository.ts';
import { findParties, type Reach, readCompared, worksByIswc } from './duplicate-repository.ts';
import { findSimilarWorks } from './duplicate-search.ts';

const MAX_SHOWN = 10;

export interface Duplicate extends DuplicateMatch {
  readonly id: string;
}

export interface GivenWork extends ComparedWork {
  readonly id: string | null;
}

/** Runs a fixed number of statements for batches of up to 1,000 works. Certain duplicates come first. */
export async function findDuplicates(db: Database, works: readonly GivenWork[], reach: Reach): Promise<Duplicate[][]> {
  const byIswc = await worksByIswc(db, [...new Set(works.flatMap(({ iswc }) => iswc ?? []))]);
  const alike = await findSimilarWorks(db, works);
  for (const [index, { iswc }] of works.entries())
    for (const found of byIswc) if (found.iswc === iswc) alike[index]?.add(found.id);
  for (const [index, { id }] of works.entries()) if (id !== null) alike[index]?.delete(id);
  const comparable = await readComparable(db, [...new Set(alike.flatMap((ids) => [...ids]))], reach);
  return works.map((work, index) =>
    [...(alike[index] ?? [])]
      .flatMap((id) => {
        const found = comparable.get(id);
        const match = found && compareWorks(work, found);
        return match ? [{ id, ...match }] : [];
      })
      .sort((one, other) => one.certainty.localeCompare(other.certainty)),
  );
}

async function readComparable(db: Database, ids: readonly string[], reach: Reach): Promise<Map<string, ComparedWork>> {
  const works = await readCompared(db, ids, reach);
  if (works.length === 0) return new Map();
  const lines = await readLines(
    db,
    works.map(({ id }) => id),
  );
  return new Map(
    works.map(({ id, title, alternative_titles, iswc, version_type, merged }) => {
      const writers = lines.flatMap((line) => {
        const name = line.composition_id === id ? nameIfAny(line) : null;
        return name === null ? [] : [{ partyId: line.party_id, ipi: line.ipi_name_number, name }];
      });
      const titles = [title, ...[...alternative_titles, ...merged].map((other) => other.title)];
      const mergedIswcs = merged.map((work) => work.iswc);
      return [id, { titles, iswc, mergedIswcs, versionType: version_type, writers }];
    }),
  );
}

export async function candidatesFor(
  db: Database,
  actor: Act['actor'],
  query: CandidateQuery,
): Promise<DuplicateCandidate[]> {
  const [duplicates = []] = await findDuplicates(db, [await toGiven(db, query)], actor);
  const shown = new Map(duplicates.slice(0, MAX_SHOWN).map((duplicate) => [duplicate.id, duplicate]));
  const [rows, mine] = await Promise.all([
    readRows(db, [...shown.keys()], actor),
    filterListed(db, WORKS, { memberId: actor.memberId, ids: [...shown.keys()] }),
  ]);
  return rows.flatMap((row) => {
    const duplicate = shown.get(row.id);
    if (!duplicate) return [];
    const { certainty, why } = duplicate;
    return [{ row: { ...row, is_mine: mine.has(row.id) }, certainty, why: [...why] }];
  });
}

async function toGiven(db: Database, query: CandidateQuery): Promise<GivenWork> {
  const { title, alternative_titles, iswc, version_type, writers, composition_id } = query;
  const ids = writers.flatMap(({ party_id }) => party_id ?? []);
  const parties = await findParties(db, { ids, ipis: [], labels: [] });
  return {
    id: composition_id,
    titles: [title, ...alternative_titles.map((other) => other.title)].filter((text) => text !== ''),
    iswc: iswc === null ? null : parseIswc(iswc),
    versionType: version_type,
    writers: parties.map(({ id, ipi, name }) => ({ partyId: id, ipi, name })),
  };
}

/** Records possible duplicates of up to 1,000 new works for staff, including works that the submitters can't see. */
export async function recordDuplicateCandidates(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  const works = [...(await readComparable(tx, ids, 'society'))].map(([id, work]) => ({ id, ...work }));
  const found = await findDuplicates(tx, works, 'society');
  const pairs = works.flatMap(({ id }, place) =>
    (found[place] ?? []).map(({ id: otherId, ...match }) => ({ id, otherId, ...match })),
  );
  await insertDuplicateCandidates(tx, pairs, at);
}

export async function recordCandidatesOfWork(
  tx: Tx,
  { entryKind, id, at }: DomainEvents['entry.submitted'],
): Promise<void> {
  if (entryKind.name === 'composition') await recordDuplicateCandidates(tx, [id], at);
}
