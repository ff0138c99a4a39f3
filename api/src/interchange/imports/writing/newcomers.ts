import type { NamedParty } from '@counterpoint/domain/imports';
import { nameKey } from '../validation/party-key.ts';
import type { KnownParty } from '../validation/party-lookup-repository.ts';
import { RecentMap } from '../validation/recent-map.ts';

const REMEMBERED = 20_000;

/** Mirrors `findParties`. Writers often share a name with their company, so kinds are separate where stated. */
export class Newcomers {
  readonly #byIsni = new RecentMap<string, KnownParty>(REMEMBERED);
  /** Null: several parties have this name. */
  readonly #byName = new RecentMap<string, KnownParty | null>(REMEMBERED);
  readonly #ids = new RecentMap<string, true>(REMEMBERED);
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
