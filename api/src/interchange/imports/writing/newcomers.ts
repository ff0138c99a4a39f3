import type { NamedParty } from '@counterpoint/domain/imports';
import { nameKey } from '../judging/party-key.ts';
import type { KnownParty } from '../judging/party-lookup-repository.ts';
import { RecentMap } from '../judging/recent-map.ts';

/** So many are remembered at least: who was added before them is in the database by then. */
const REMEMBERED = 20_000;

/**
 * Who was added by a file so far, and may not be in the database yet: found as `findParties` finds who is there, by an ISNI
 * under whatever IPI name number, and by name alone where just one is called that. Where a file says kinds, a person and a
 * company of one name are two: many writers have given their publishing company their own.
 */
export class Newcomers {
  readonly #byIsni = new RecentMap<string, KnownParty>(REMEMBERED);
  /** Null: several are called so. */
  readonly #byName = new RecentMap<string, KnownParty | null>(REMEMBERED);
  readonly #ids = new RecentMap<string, true>(REMEMBERED);
  readonly #kindsAreSaid: boolean;

  constructor(kindsAreSaid: boolean) {
    this.#kindsAreSaid = kindsAreSaid;
  }

  add(party: NamedParty, known: KnownParty): void {
    this.#ids.set(known.id, true);
    if (party.isni) this.#byIsni.set(party.isni, known);
    const name = nameKey(party);
    this.#byName.set(name, this.#byName.get(name) === undefined ? known : null);
  }

  /** Whether somebody was added by the file. */
  has({ id }: KnownParty): boolean {
    return this.#ids.get(id) ?? false;
  }

  /** Somebody is told of by an ISNI for the first time; false where that is somebody else's. */
  tell(isni: string, known: KnownParty): boolean {
    const standing = this.#byIsni.get(isni);
    if (standing && standing.id !== known.id) return false;
    this.#byIsni.set(isni, known);
    return true;
  }

  find(party: NamedParty): KnownParty | null {
    if (party.isni) return this.#byIsni.get(party.isni) ?? null;
    if (party.ipi_name_number) return null;
    const ofKind = this.#byName.get(nameKey(party));
    if (ofKind !== undefined || this.#kindsAreSaid) return ofKind ?? null;
    return this.#byName.get(nameKey({ ...party, kind: party.kind === 'person' ? 'organisation' : 'person' })) ?? null;
  }
}
