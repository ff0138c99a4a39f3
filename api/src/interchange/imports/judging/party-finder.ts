import type { NamedParty } from '@counterpoint/domain/imports';
import type { Database } from '../../../platform/db/transaction.ts';
import { findParties, type KnownParty, type NamingJob } from './party-lookup-repository.ts';
import { RecentMap } from './recent-map.ts';

/** So many parties at least are remembered: a file with few of them asks for each once. */
const REMEMBERED = 20_000;

/** Parties that were named: who is known, and whom nobody has asked for yet. */
interface Recalled {
  readonly known: Map<string, KnownParty>;
  readonly asked: Map<string, NamedParty>;
}

/** Finds the parties that a file names, and remembers them: a catalogue names the same ones again and again. */
export class PartyFinder {
  readonly #job: NamingJob;
  readonly #remembersStrangers: boolean;
  readonly #remembered = new RecentMap<string, KnownParty | null>(REMEMBERED);

  /** With `remembersStrangers` nobody is asked for twice: for a check, which adds none and need not know who others add meanwhile. */
  constructor(job: NamingJob, remembersStrangers = false) {
    this.#job = job;
    this.#remembersStrangers = remembersStrangers;
  }

  /** Who is meant by parties, as `findParties` has it. */
  async find(db: Database, wanted: ReadonlyMap<string, NamedParty>): Promise<Map<string, KnownParty>> {
    const { known, asked } = this.#recall(wanted);
    const found = await findParties(db, this.#job, asked);
    this.remember(found);
    for (const [key, party] of found) known.set(key, party);
    if (this.#remembersStrangers) for (const key of asked.keys()) if (!found.has(key)) this.#remembered.set(key, null);
    return known;
  }

  /** Those of these parties that are remembered, and the others but for strangers. */
  #recall(wanted: ReadonlyMap<string, NamedParty>): Recalled {
    const recalled: Recalled = { known: new Map(), asked: new Map() };
    for (const [key, party] of wanted) {
      const found = this.#remembered.get(key);
      if (found) recalled.known.set(key, found);
      else if (found === undefined) recalled.asked.set(key, party);
    }
    return recalled;
  }

  /** Remembers who is found or added. Where the adding is undone the import stops, and who goes on with it asks anew. */
  remember(known: ReadonlyMap<string, KnownParty>): void {
    for (const [key, party] of known) this.#remembered.set(key, party);
  }
}
