import type { NamedParty } from '@counterpoint/domain/imports';
import { newId } from '../../db/new-id.ts';
import type { Database } from '../../db/transaction.ts';
import { wordsOf } from '../../search/search-words.ts';
import type { ImportJob } from '../import-repository.ts';
import { PartyFinder } from '../judging/party-finder.ts';
import { partyLabel } from '../judging/party-key.ts';
import type { KnownParty } from '../judging/party-lookup-repository.ts';
import { type AddedParty, nameOf } from './party-rows.ts';

/** The parties of a batch by their keys, and those of them that are to be added with it. */
export interface Brought {
  readonly known: ReadonlyMap<string, KnownParty>;
  readonly added: readonly AddedParty[];
}

/** Finds the parties that a file names, and brings those whom nobody knows: once for the file, and not for every row. */
export class PartyBringer {
  /** Who was found or brought so far. */
  readonly finder: PartyFinder;
  /** What those may be found by whom the batch before brought, and whom the database may not know yet. */
  #unwritten: ReadonlySet<string | null> = new Set();

  constructor(job: Pick<ImportJob, 'id' | 'member_id' | 'party_id'>) {
    this.finder = new PartyFinder(job);
  }

  /**
   * Whom a batch names. Nothing is written: those who are added are to stand before what names them. `before` is the
   * writing of the batch before: it is waited for where somebody may be found by what that batch writes of them.
   */
  async bring(db: Database, wanted: ReadonlyMap<string, NamedParty>, before: () => Promise<void>): Promise<Brought> {
    const known = await this.finder.find(db, wanted);
    const strangers = new Map([...wanted].filter(([key]) => !known.has(key)));
    if ([...strangers.values()].some((party) => this.#unwritten.has(signOf(party)))) {
      await before();
      for (const [key, party] of await this.finder.find(db, strangers)) {
        known.set(key, party);
        strangers.delete(key);
      }
    }
    const added = [...strangers].map(([key, party]) => ({ key, id: newId(), party }));
    const standing = new Map(added.map((each) => [each.key, toKnown(each)]));
    this.finder.remember(standing);
    this.#unwritten = new Set(added.flatMap(({ party }) => signsOf(party)));
    return { known: new Map([...known, ...standing]), added };
  }
}

/** What somebody is found by who is named in another way than before. */
function signOf({ ipi_name_number, isni, ...named }: NamedParty): string | null {
  if (isni) return isni;
  return ipi_name_number ? null : partyLabel(named);
}

/** All that somebody may be found by, but for their IPI name number: who has one is known by nothing else. */
function signsOf(party: NamedParty): string[] {
  return party.isni ? [party.isni, partyLabel(party)] : [partyLabel(party)];
}

function toKnown({ id, party }: AddedParty): KnownParty {
  const name = nameOf(party);
  return {
    ...{ id, memberId: null, ipi: party.ipi_name_number, isni: party.isni ?? null },
    ...{ names: [name], words: wordsOf(name) },
  };
}
