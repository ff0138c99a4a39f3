import type { ComposerCandidate } from '@counterpoint/domain/schemas/parties';
import type { Database } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { findPublic } from '../../platform/search/search-index.ts';
import { type KnownNames, nameLikeness } from '../party-likeness.ts';
import { nameOf } from '../party-view.ts';
import { readCards, readNamed } from './composer-card-repository.ts';
import { addedWithYear, findByCodes } from './composer-repository.ts';

type Actor = Act['actor'];

export interface SoughtComposer extends KnownNames {
  readonly ipi_name_number: string | null;
  readonly isni: string | null;
  readonly birth_year: number | null;
  readonly except: string | null;
}

type KnownParty = KnownNames & Pick<SoughtComposer, 'ipi_name_number' | 'isni'>;

const MAX_CANDIDATES = 10;
const MAX_NAMES = 5;
const MAX_HITS = 50;

type Why = ComposerCandidate['why'];

const CERTAIN: readonly Why[] = ['ipi', 'isni', 'name_and_year'];
const ORDER: readonly Why[] = [...CERTAIN, 'name', 'stage_name', 'spelling'];

/** Likeliest first. Only the member's own entry of the year counts, since others' must not be guessable. */
export async function findCandidates(db: Database, actor: Actor, sought: SoughtComposer): Promise<ComposerCandidate[]> {
  const byCodes = await findByCodes(db, sought);
  const byNames = await findByNames(db, sought);
  const ids = [...new Set([...byCodes.map(({ id }) => id), ...byNames])].filter((id) => id !== sought.except);
  if (ids.length === 0) return [];
  const { birth_year } = sought;
  const sameYear = birth_year === null ? new Set<string>() : await addedWithYear(db, actor, { ids, year: birth_year });
  const likely = (await readNamed(db, ids))
    .flatMap((party) => {
      const why = likenessOf(sought, { ...party, name: nameOf(party) }, sameYear.has(party.id));
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

function likenessOf(sought: SoughtComposer, known: KnownParty, isSameYear: boolean): Why | null {
  if (sought.ipi_name_number !== null && sought.ipi_name_number === known.ipi_name_number) return 'ipi';
  if (sought.isni !== null && sought.isni === known.isni) return 'isni';
  // Two different numbers of one kind are two people, even with one name.
  if (areDifferent(sought.ipi_name_number, known.ipi_name_number) || areDifferent(sought.isni, known.isni)) return null;
  const likeness = nameLikeness(sought, known);
  return likeness === 'name' && isSameYear ? 'name_and_year' : likeness;
}

function areDifferent(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other;
}
