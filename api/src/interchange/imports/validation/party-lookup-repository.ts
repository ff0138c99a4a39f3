import type { NamedParty } from '@counterpoint/domain/imports';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/transaction.ts';
import { wordsOf } from '../../../platform/search/tokenize.ts';
import type { ImportJob } from '../import-repository.ts';
import { partyKey, partyLabel } from './party-key.ts';

export interface KnownParty {
  readonly id: string;
  readonly memberId: string | null;
  readonly ipi: string | null;
  readonly isni: string | null;
  readonly names: readonly string[];
  /** Normalised as in the search index. */
  readonly words: readonly string[];
}

export type NamingJob = Pick<ImportJob, 'id' | 'member_id' | 'party_id' | 'subject'>;

interface PartyRow extends Pick<KnownParty, 'id' | 'ipi' | 'isni' | 'names'> {
  readonly key: string;
  readonly kind: NamedParty['kind'];
  readonly member_id: string | null;
}

const COLUMNS = sql`party.id, party.kind, party.member_id, party.ipi_name_number as ipi, party.isni,
  array_remove(array[party.given_names, party.family_name, party.organisation_name], null) || party.stage_names as names`;

/** By name alone only if exactly one party of the member's has it: namesakes must not see strangers' works. */
export async function findParties(
  db: Database,
  job: NamingJob,
  parties: ReadonlyMap<string, NamedParty>,
): Promise<Map<string, KnownParty>> {
  const ipis = [...parties.values()].flatMap(({ ipi_name_number }) => ipi_name_number ?? []);
  const byIpi = await partiesByNumber(db, 'ipi_name_number', ipis);
  const found = new Map(byIpi.map((row) => [`ipi:${row.key}`, toKnown(row)]));
  const isnis = [...parties].flatMap(([key, { isni }]) => (isni && !found.has(key) ? [isni] : []));
  const ofIsni = new Map((await partiesByNumber(db, 'isni', isnis)).map((row) => [row.key, toKnown(row)]));
  for (const [key, { isni }] of parties) {
    const known = isni && !found.has(key) ? ofIsni.get(isni) : undefined;
    if (known) found.set(key, known);
  }
  const named = [...parties].filter(([key, party]) => !found.has(key) && !party.ipi_name_number && !party.isni);
  if (named.length === 0) return found;
  const keys = named.map(([key]) => key);
  for (const row of await partiesOfImport(db, job.id, keys)) found.set(row.key, toKnown(row));
  const missing = named.flatMap(([key, party]) =>
    found.has(key) ? [] : [[key, { kind: party.kind, label: partyLabel(party) }] as const],
  );
  const byLabel = await partiesByLabel(db, job, [...new Set(missing.map(([, { label }]) => label))]);
  const called = Map.groupBy(byLabel, ({ key }) => key);
  for (const [key, { kind, label }] of missing) {
    const one = onlyPartyOfKind(called.get(label) ?? [], kind, hasPartyKinds(job));
    if (one) found.set(key, toKnown(one));
  }
  return found;
}

async function partiesByNumber(
  db: Database,
  column: 'ipi_name_number' | 'isni',
  numbers: readonly string[],
): Promise<PartyRow[]> {
  if (numbers.length === 0) return [];
  const number = sql.ref(`party.${column}`);
  const { rows } = await sql<PartyRow>`
    select ${number} as key, ${COLUMNS} from party where ${number} = any(${numbers}::text[])`.execute(db);
  return rows;
}

async function partiesOfImport(db: Database, jobId: string, keys: readonly string[]): Promise<PartyRow[]> {
  const { rows } = await sql<PartyRow>`
    select added.key, ${COLUMNS} from import_party as added join party on party.id = added.party_id
    where added.job_id = ${jobId} and added.key = any(${keys}::text[])`.execute(db);
  return rows;
}

async function partiesByLabel(
  db: Database,
  { member_id, party_id }: Pick<ImportJob, 'member_id' | 'party_id'>,
  labels: readonly string[],
): Promise<PartyRow[]> {
  if (labels.length === 0) return [];
  const { rows } = await sql<PartyRow>`
    select entry.label as key, ${COLUMNS}
    from search_entry as entry join party on party.id = entry.id
    where entry.subject = 'party' and entry.label = any(${labels}::text[]) and (
      party.id = ${party_id} or party.added_by = ${member_id} or exists (
        select from composition_interest as line
        join composition_member as mine
          on mine.composition_id = line.composition_id and mine.member_id = ${member_id}
        where line.party_id = party.id) or exists (
        select from recording_right as line
        join recording_member as mine on mine.recording_id = line.recording_id and mine.member_id = ${member_id}
        where line.party_id = party.id))`.execute(db);
  return rows;
}

/** Writers are people and publishers aren't, but a recording's parties can be either. */
export function hasPartyKinds({ subject }: Pick<ImportJob, 'subject'>): boolean {
  return subject === 'composition';
}

/** Falls back to the other kind if files don't state kinds. Undefined for none or several. */
function onlyPartyOfKind(
  called: readonly PartyRow[],
  kind: NamedParty['kind'],
  isGiven: boolean,
): PartyRow | undefined {
  const ofKind = called.filter((each) => each.kind === kind);
  const [one, ...others] = isGiven || ofKind.length > 0 ? ofKind : called;
  return others.length === 0 ? one : undefined;
}

function toKnown({ id, member_id, ipi, isni, names }: PartyRow): KnownParty {
  return { id, memberId: member_id, ipi, isni, names, words: names.flatMap(wordsOf) };
}

export function partiesIn(lines: Iterable<{ readonly party: NamedParty | null }>): Map<string, NamedParty> {
  const parties = new Map<string, NamedParty>();
  for (const { party } of lines) {
    if (!party) continue;
    const key = partyKey(party);
    const before = parties.get(key);
    parties.set(key, before ? combine(before, party) : party);
  }
  return parties;
}

function combine(one: NamedParty, other: NamedParty): NamedParty {
  const isni = one.isni ?? other.isni;
  if (one.name && isni === one.isni) return one;
  return { ...(one.name ? one : other), ...(isni && { isni }) };
}
