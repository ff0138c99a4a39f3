import { fullName, type NamedParty } from '@counterpoint/domain/imports';
import { newId } from '../../../platform/db/new-id.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import { wordsOf } from '../../../platform/search/tokenize.ts';
import { PartyFinder } from '../validation/party-finder.ts';
import { nameKey } from '../validation/party-key.ts';
import { hasPartyKinds, type KnownParty, type NamingJob } from '../validation/party-lookup-repository.ts';
import { RecentMap } from '../validation/recent-map.ts';
import type { PartyNumbers } from './import-party-repository.ts';
import type { AddedParty } from './party-rows.ts';

export class PartyImporter {
  readonly finder: PartyFinder;
  readonly #addedParties: AddedParties;

  constructor(job: NamingJob) {
    this.#addedParties = new AddedParties(hasPartyKinds(job));
    this.finder = new PartyFinder(job);
  }

  /**
   * Writes nothing: added parties must be written before the lines that name them. `numbers` are those that the file states
   * only now for parties it has added.
   */
  async importAll(db: Database, parties: ReadonlyMap<string, NamedParty>) {
    const known = await this.finder.find(db, parties);
    const unknown = [...parties].filter(([key]) => !known.has(key));
    const added: AddedParty[] = [];
    const numbers = [...parties].flatMap(([key, party]) => this.#addNumber(known, key, party));
    // Those with numbers first, so that a party named by number in one row and by name in another is one, in any order.
    const numbersIn = ({ ipi_name_number, isni }: NamedParty) => [ipi_name_number, isni].filter(Boolean).length;
    for (const [key, party] of unknown.sort(([, one], [, other]) => numbersIn(other) - numbersIn(one))) {
      const match = this.#addedParties.find(party);
      if (match) {
        known.set(key, match);
        numbers.push(...this.#addNumber(known, key, party));
        continue;
      }
      const id = newId();
      const existing = toKnown(id, party);
      added.push({ key, id, party });
      this.#addedParties.add(party, existing);
      known.set(key, existing);
    }
    this.finder.remember(known);
    return { known, added, numbers };
  }

  #addNumber(known: Map<string, KnownParty>, key: string, party: NamedParty): PartyNumbers[] {
    const existing = known.get(key);
    if (!existing || !this.#addedParties.has(existing)) return [];
    const ipi = existing.ipi ?? party.ipi_name_number;
    const isni = existing.isni ?? party.isni ?? null;
    if (ipi === existing.ipi && isni === existing.isni) return [];
    const completed = { ...existing, ipi, isni };
    if (isni && !this.#addedParties.addNumber(isni, completed)) return [];
    known.set(key, completed);
    return [{ id: existing.id, ipi, isni }];
  }
}

function toKnown(id: string, party: NamedParty): KnownParty {
  const name = fullName(party);
  const { ipi_name_number: ipi, isni = null } = party;
  return { id, memberId: null, ipi, isni, names: [name], words: wordsOf(name) };
}

const CACHE_SIZE = 20_000;

/** Mirrors `findParties`. Writers often share a name with their company, so kinds are separate where stated. */
export class AddedParties {
  readonly #byIsni = new RecentMap<string, KnownParty>(CACHE_SIZE);
  /** Null: several parties have this name. */
  readonly #byName = new RecentMap<string, KnownParty | null>(CACHE_SIZE);
  readonly #ids = new RecentMap<string, true>(CACHE_SIZE);
  readonly #hasKinds: boolean;

  constructor(hasKinds: boolean) {
    this.#hasKinds = hasKinds;
  }

  add(party: NamedParty, known: KnownParty): void {
    this.#ids.set(known.id, true);
    if (party.isni) this.#byIsni.set(party.isni, known);
    const name = nameKey(party);
    this.#byName.set(name, this.#byName.get(name) === undefined ? known : null);
  }

  has({ id }: KnownParty): boolean {
    return this.#ids.get(id) ?? false;
  }

  /** Returns false if another party has this ISNI. */
  addNumber(isni: string, known: KnownParty): boolean {
    const existing = this.#byIsni.get(isni);
    if (existing && existing.id !== known.id) return false;
    this.#byIsni.set(isni, known);
    return true;
  }

  find(party: NamedParty): KnownParty | null {
    if (party.isni) return this.#byIsni.get(party.isni) ?? null;
    if (party.ipi_name_number) return null;
    const ofKind = this.#byName.get(nameKey(party));
    if (ofKind !== undefined || this.#hasKinds) return ofKind ?? null;
    return this.#byName.get(nameKey({ ...party, kind: party.kind === 'person' ? 'organisation' : 'person' })) ?? null;
  }
}
