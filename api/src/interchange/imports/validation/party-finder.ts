import type { NamedParty } from '@counterpoint/domain/imports';
import type { Database } from '../../../platform/db/transaction.ts';
import { findParties, type KnownParty, type NamingJob } from './party-lookup-repository.ts';
import { RecentMap } from './recent-map.ts';

/** Minimum number of remembered parties. */
const CACHE_SIZE = 20_000;

interface CachedParties {
  readonly known: Map<string, KnownParty>;
  readonly missing: Map<string, NamedParty>;
}

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
    const { known, missing } = this.#readCache(parties);
    const found = await findParties(db, this.#job, missing);
    this.remember(found);
    for (const [key, party] of found) known.set(key, party);
    if (this.#cachesUnknown) for (const key of missing.keys()) if (!found.has(key)) this.#cache.set(key, null);
    return known;
  }

  #readCache(parties: ReadonlyMap<string, NamedParty>): CachedParties {
    const cached: CachedParties = { known: new Map(), missing: new Map() };
    for (const [key, party] of parties) {
      const found = this.#cache.get(key);
      if (found) cached.known.set(key, found);
      else if (found === undefined) cached.missing.set(key, party);
    }
    return cached;
  }

  remember(known: ReadonlyMap<string, KnownParty>): void {
    for (const [key, party] of known) this.#cache.set(key, party);
  }
}
