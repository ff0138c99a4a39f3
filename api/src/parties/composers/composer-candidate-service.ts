import type { ComposerCandidate } from '@counterpoint/domain/schemas/parties';
import type { Database } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { findPublic } from '../../platform/search/search-index.ts';
import { type KnownNames, nameLikeness } from '../party-likeness.ts';
import { nameOf } from '../party-view.ts';
import { readCards, readNamed } from './composer-card-repository.ts';
import { findAddedInYear, findByCodes } from './composer-repository.ts';

type Actor = Act['actor'];

export interface SearchedComposer extends KnownNames {
  readonly ipi_name_number: string | null;
  readonly isni: string | null;
  readonly birth_year: number | null;
  readonly except: string | null;
}

type KnownParty = KnownNames & Pick<SearchedComposer, 'ipi_name_number' | 'isni'>;

const MAX_CANDIDATES = 10;
const MAX_NAMES = 5;
const MAX_HITS = 50;

type Why = ComposerCandidate['why'];

const CERTAIN: readonly Why[] = ['ipi', 'isni', 'name_and_year'];
const ORDER: readonly Why[] = [...CERTAIN, 'name', 'stage_name', 'spelling'];

/** Likeliest first. Only the member's own entry of the year counts, since others' must not be guessable. */
export async function findCandidates(
  db: Database,
  actor: Actor,
  searched: SearchedComposer,
): Promise<ComposerCandidate[]> {
  const byCodes = await findByCodes(db, searched);
  const byNames = await findByNames(db, searched);
  const ids = [...new Set([...byCodes.map(({ id }) => id), ...byNames])].filter((id) => id !== searched.except);
  if (ids.length === 0) return [];
  const { birth_year } = searched;
  const sameYear =
    birth_year === null ? new Set<string>() : await findAddedInYear(db, actor, { ids, year: birth_year });
  const likely = (await readNamed(db, ids))
    .flatMap((party) => {
      const why = likenessOf(searched, { ...party, name: nameOf(party) }, sameYear.has(party.id));
      return why ? [{ id: party.id, why }] : [];
    })
    .sort((a, b) => ORDER.indexOf(a.why) - ORDER.indexOf(b.why) || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_CANDIDATES);
  const cards = await readCards(
    db,
    likely.map(({ id }) => id),
    actor,
  );
  const whyOf = new Map(likely.map(({ id, why }) => [id, why]));
  return cards.flatMap((composer): ComposerCandidate[] => {
    const why = whyOf.get(composer.id);
    return why ? [{ composer, why, is_certain: CERTAIN.includes(why) }] : [];
  });
}

async function findByNames(db: Database, { name, stage_names }: KnownNames): Promise<string[]> {
  const ids: string[] = [];
  const names = [name, ...stage_names].filter((each) => each !== '').slice(0, MAX_NAMES);
  for (const each of names) ids.push(...(await findPublic(db, { subject: 'party' }, each)).ids.slice(0, MAX_HITS));
  return ids;
}

function likenessOf(searched: SearchedComposer, known: KnownParty, isSameYear: boolean): Why | null {
  if (searched.ipi_name_number !== null && searched.ipi_name_number === known.ipi_name_number) return 'ipi';
  if (searched.isni !== null && searched.isni === known.isni) return 'isni';
  // Two different numbers of one kind are two people, even with one name.
  if (areDifferent(searched.ipi_name_number, known.ipi_name_number) || areDifferent(searched.isni, known.isni))
    return null;
  const likeness = nameLikeness(searched, known);
  return likeness === 'name' && isSameYear ? 'name_and_year' : likeness;
}

function areDifferent(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other;
}
