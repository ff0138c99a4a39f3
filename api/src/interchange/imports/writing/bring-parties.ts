import type { NamedParty } from '@counterpoint/domain/imports';
import { newId } from '../../../platform/db/new-id.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import { wordsOf } from '../../../platform/search/search-words.ts';
import { saysKinds } from '../judging/kinds-said.ts';
import { PartyFinder } from '../judging/party-finder.ts';
import type { KnownParty, NamingJob } from '../judging/party-lookup-repository.ts';
import { Newcomers } from './newcomers.ts';
import type { ToldNumbers } from './party-numbers-repository.ts';
import { type AddedParty, nameOf } from './party-rows.ts';

export interface Brought {
  readonly known: ReadonlyMap<string, KnownParty>;
  readonly added: readonly AddedParty[];
  /** Numbers that the file states only now for parties it has added. */
  readonly told: readonly ToldNumbers[];
}

export class PartyBringer {
  readonly finder: PartyFinder;
  readonly #newcomers: Newcomers;

  constructor(job: NamingJob) {
    this.#newcomers = new Newcomers(saysKinds(job));
    this.finder = new PartyFinder(job);
  }

  /** Writes nothing: added parties must be written before the lines that name them. */
  async bring(db: Database, wanted: ReadonlyMap<string, NamedParty>): Promise<Brought> {
    const known = await this.finder.find(db, wanted);
    const unknown = [...wanted].filter(([key]) => !known.has(key));
    const added: AddedParty[] = [];
    const told = [...wanted].flatMap(([key, party]) => this.#tell(known, key, party));
    for (const [key, party] of numberedFirst(unknown)) {
      const newcomer = this.#newcomers.find(party);
      if (newcomer) {
        known.set(key, newcomer);
        told.push(...this.#tell(known, key, party));
        continue;
      }
      const id = newId();
      const standing = toKnown(id, party);
      added.push({ key, id, party });
      this.#newcomers.add(party, standing);
      known.set(key, standing);
    }
    this.finder.remember(known);
    return { known, added, told };
  }

  #tell(known: Map<string, KnownParty>, key: string, party: NamedParty): ToldNumbers[] {
    const standing = known.get(key);
    if (!standing || !this.#newcomers.has(standing)) return [];
    const ipi = standing.ipi ?? party.ipi_name_number;
    const isni = standing.isni ?? party.isni ?? null;
    if (ipi === standing.ipi && isni === standing.isni) return [];
    const fuller = { ...standing, ipi, isni };
    if (isni && !this.#newcomers.tell(isni, fuller)) return [];
    known.set(key, fuller);
    return [{ id: standing.id, ipi, isni }];
  }
}

/** Rows with numbers first, so that a party named by number in one row and by name in another is one, in any order. */
function numberedFirst(parties: readonly [string, NamedParty][]): [string, NamedParty][] {
  return parties.toSorted(([, one], [, other]) => numbersOf(other) - numbersOf(one));
}

function numbersOf({ ipi_name_number, isni }: NamedParty): number {
  return [ipi_name_number, isni].filter(Boolean).length;
}

function toKnown(id: string, party: NamedParty): KnownParty {
  const name = nameOf(party);
  return {
    id,
    memberId: null,
    ipi: party.ipi_name_number,
    isni: party.isni ?? null,
    names: [name],
    words: wordsOf(name),
  };
}
