import type { NamedParty } from '@counterpoint/domain/imports';
import type { Database } from '../../../platform/db/transaction.ts';
import { findParties, type KnownParty, type NamingJob } from './party-lookup-repository.ts';
import { RecentMap } from './recent-map.ts';

/** Minimum number of remembered parties. */
const CACHE_SIZE = 20_000;

export class PartyFinder {
  readonly #job: NamingJob;
  readonly #cachesUnknown: boolean;
  readonly #cache = new RecentMap<string, KnownParty | null>(CACHE_SIZE);

  /** A check adds no parties, so unknown ones needn't be looked up again. */
  constructor(job: NamingJob, cachesUnknown = false) {
    this.#job = job;
    this.#cachesUnknown = cachesUnknown;
  }

  async find(db: Database, parties: ReadonlyMap<string, NamedParty>): Promise<Map<string, KnownParty>> {
    const known = new Map<string, KnownParty>();
    const missing = new Map<string, NamedParty>();
    for (const [key, party] of parties) {
      const cached = this.#cache.get(key);
      if (cached) known.set(key, cached);
      else if (cached === undefined) missing.set(key, party);
    }
    const found = await findParties(db, this.#job, missing);
    this.remember(found);
    for (const [key, party] of found) known.set(key, party);
    if (this.#cachesUnknown) for (const key of missing.keys()) if (!found.has(key)) this.#cache.set(key, null);
    return known;
  }

  remember(known: ReadonlyMap<string, KnownParty>): void {
    for (const [key, party] of known) this.#cache.set(key, party);
  }
}
