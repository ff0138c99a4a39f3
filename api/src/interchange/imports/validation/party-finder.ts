import type { NamedParty } from '@counterpoint/domain/imports';
import type { Database } from '../../../platform/db/transaction.ts';
import { findParties, type KnownParty, type NamingJob } from './party-lookup-repository.ts';
import { RecentMap } from './recent-map.ts';

/** Minimum number of remembered parties. */
const REMEMBERED = 20_000;

interface Recalled {
  readonly known: Map<string, KnownParty>;
  readonly missing: Map<string, NamedParty>;
}

export class PartyFinder {
  readonly #job: NamingJob;
  readonly #remembersStrangers: boolean;
  readonly #remembered = new RecentMap<string, KnownParty | null>(REMEMBERED);

  /** A check adds no parties, so unknown ones needn't be looked up again. */
  constructor(job: NamingJob, remembersStrangers = false) {
    this.#job = job;
    this.#remembersStrangers = remembersStrangers;
  }

  async find(db: Database, wanted: ReadonlyMap<string, NamedParty>): Promise<Map<string, KnownParty>> {
    const { known, missing } = this.#recall(wanted);
    const found = await findParties(db, this.#job, missing);
    this.remember(found);
    for (const [key, party] of found) known.set(key, party);
    if (this.#remembersStrangers)
      for (const key of missing.keys()) if (!found.has(key)) this.#remembered.set(key, null);
    return known;
  }

  #recall(wanted: ReadonlyMap<string, NamedParty>): Recalled {
    const recalled: Recalled = { known: new Map(), missing: new Map() };
    for (const [key, party] of wanted) {
      const found = this.#remembered.get(key);
      if (found) recalled.known.set(key, found);
      else if (found === undefined) recalled.missing.set(key, party);
    }
    return recalled;
  }

  remember(known: ReadonlyMap<string, KnownParty>): void {
    for (const [key, party] of known) this.#remembered.set(key, party);
  }
}
