import type { NamedParty } from '@counterpoint/domain/imports';
import { newId } from '../../db/new-id.ts';
import type { Tx } from '../../db/transaction.ts';
import { putDocuments } from '../../search/search-index.ts';
import { wordsOf } from '../../search/search-words.ts';
import type { ImportJob } from '../import-repository.ts';
import { PartyFinder } from '../judging/party-finder.ts';
import { findParties, type KnownParty } from '../judging/party-lookup-repository.ts';
import { insertParties } from './party-writing-repository.ts';

/** Finds the parties that a file names, and adds those whom nobody knows: once for the file, and not for every row. */
export class PartyBringer {
  readonly #job: Pick<ImportJob, 'id' | 'member_id' | 'party_id'>;
  /** Who was found or added so far. */
  readonly finder: PartyFinder;

  constructor(job: Pick<ImportJob, 'id' | 'member_id' | 'party_id'>) {
    this.#job = job;
    this.finder = new PartyFinder(job);
  }

  /** The parties by their keys, those that had to be added with them; in the transaction of what names them. */
  async bring(tx: Tx, wanted: ReadonlyMap<string, NamedParty>, at: Date): Promise<Map<string, KnownParty>> {
    const { known, asked } = this.finder.recall(wanted);
    for (const [key, party] of await findParties(tx, this.#job, asked)) known.set(key, party);
    const missing = [...asked].filter(([key]) => !known.has(key));
    for (const [key, party] of await this.#add(tx, missing, at)) known.set(key, party);
    return known;
  }

  async #add(tx: Tx, missing: readonly [string, NamedParty][], at: Date): Promise<Map<string, KnownParty>> {
    if (missing.length === 0) return new Map();
    const rows = missing.map(([key, party]) => ({ key, id: newId(), party }));
    const persons = rows.map(({ party }) => party.kind === 'person');
    await insertParties(
      tx,
      { jobId: this.#job.id, memberId: this.#job.member_id, at },
      {
        keys: rows.map(({ key }) => key),
        ids: rows.map(({ id }) => id),
        kinds: rows.map(({ party }) => party.kind),
        given: rows.map(({ party }, index) => (persons[index] ? party.first_name : null)),
        family: rows.map(({ party }, index) => (persons[index] ? party.name : null)),
        organisation: rows.map(({ party }, index) => (persons[index] ? null : party.name)),
        ipis: rows.map(({ party }) => party.ipi_name_number),
        isnis: rows.map(({ party }) => party.isni ?? null),
      },
    );
    await putDocuments(
      tx,
      rows.map(({ id, party }) => ({
        ...{ subject: 'party' as const, id, title: nameOf(party), texts: [], isPublic: true, isLearned: true },
        codes: [['ipi', party.ipi_name_number] as const, ['isni', party.isni ?? null] as const],
      })),
    );
    return new Map(
      rows.map(({ key, id, party }) => [
        key,
        {
          id,
          memberId: null,
          ipi: party.ipi_name_number,
          isni: party.isni ?? null,
          names: [nameOf(party)],
          words: wordsOf(nameOf(party)),
        },
      ]),
    );
  }
}

function nameOf({ first_name, name }: NamedParty): string {
  return [first_name, name].filter(Boolean).join(' ');
}
