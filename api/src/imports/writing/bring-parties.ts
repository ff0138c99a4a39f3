import type { NamedParty } from '@counterpoint/domain/imports';
import { sql } from 'kysely';
import { newId } from '../../db/new-id.ts';
import type { Tx } from '../../db/transaction.ts';
import { putDocuments } from '../../search/search-index.ts';
import type { ImportJob } from '../import-repository.ts';
import { findParties, type KnownParty } from '../judging/find-parties.ts';

/** So many parties are remembered, so that a file with few of them asks for each once. */
const MOST_REMEMBERED = 20_000;

/** Finds the parties that a file names, and adds those whom nobody knows: once for the file, and not for every row. */
export class PartyBringer {
  readonly #job: Pick<ImportJob, 'id' | 'member_id' | 'party_id'>;
  readonly #remembered = new Map<string, KnownParty>();

  constructor(job: Pick<ImportJob, 'id' | 'member_id' | 'party_id'>) {
    this.#job = job;
  }

  /** The parties by their keys, those that had to be added with them; in the transaction of what names them. */
  async bring(tx: Tx, wanted: ReadonlyMap<string, NamedParty>, at: Date): Promise<Map<string, KnownParty>> {
    const known = new Map<string, KnownParty>();
    const asked = new Map<string, NamedParty>();
    for (const [key, party] of wanted) {
      const found = this.#remembered.get(key);
      if (found) known.set(key, found);
      else asked.set(key, party);
    }
    for (const [key, party] of await findParties(tx, this.#job, asked)) known.set(key, party);
    const missing = [...asked].filter(([key]) => !known.has(key));
    for (const [key, party] of await this.#add(tx, missing, at)) known.set(key, party);
    return known;
  }

  /** What was brought is remembered once its transaction has been committed, and not before. */
  remember(known: ReadonlyMap<string, KnownParty>): void {
    if (this.#remembered.size > MOST_REMEMBERED) this.#remembered.clear();
    for (const [key, party] of known) this.#remembered.set(key, party);
  }

  async #add(tx: Tx, missing: readonly [string, NamedParty][], at: Date): Promise<Map<string, KnownParty>> {
    if (missing.length === 0) return new Map();
    const rows = missing.map(([key, party]) => ({ key, id: newId(), party }));
    const column = <Value>(of: (row: (typeof rows)[number]) => Value) => rows.map(of);
    const isPerson = ({ party }: (typeof rows)[number]) => party.kind === 'person';
    await sql`
      insert into party (id, kind, given_names, family_name, organisation_name, ipi_name_number, added_by, created_at, updated_at)
      select given.*, ${this.#job.member_id}::uuid, ${at}::timestamptz, ${at}::timestamptz
      from unnest(${column(({ id }) => id)}::uuid[], ${column(({ party }) => party.kind)}::text[],
        ${column((row) => (isPerson(row) ? row.party.first_name : null))}::text[],
        ${column((row) => (isPerson(row) ? row.party.name : null))}::text[],
        ${column((row) => (isPerson(row) ? null : row.party.name))}::text[],
        ${column(({ party }) => party.ipi_name_number)}::text[]) as given`.execute(tx);
    await sql`
      insert into import_party (job_id, key, party_id, is_new)
      select ${this.#job.id}::uuid, key, id, true
      from unnest(${column(({ key }) => key)}::text[], ${column(({ id }) => id)}::uuid[]) as given (key, id)`.execute(
      tx,
    );
    await putDocuments(
      tx,
      rows.map(({ id, party }) => ({
        ...{ subject: 'party' as const, id, title: nameOf(party), texts: [], isPublic: true, isLearned: true },
        codes: [['ipi', party.ipi_name_number] as const],
      })),
    );
    return new Map(
      rows.map(({ key, id, party }) => [
        key,
        { id, memberId: null, ipi: party.ipi_name_number, names: [nameOf(party)] },
      ]),
    );
  }
}

function nameOf({ first_name, name }: NamedParty): string {
  return [first_name, name].filter(Boolean).join(' ');
}
