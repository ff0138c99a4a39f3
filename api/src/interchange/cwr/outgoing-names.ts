import { createHash } from 'node:crypto';
import type { CwrName, parseResidue } from '@counterpoint/domain/cwr';
import type { PublisherRow, WriterRow } from '../../catalogue/works/party-line-repository.ts';

export interface OutgoingNames {
  readonly writers: readonly CwrName[];
  readonly publishers: readonly CwrName[];
}

export interface NamedLines {
  readonly writers: readonly WriterRow[];
  readonly publishers: readonly PublisherRow[];
  readonly senderId: string;
  /** Values of the imported file that the work has no field for. */
  readonly residue: ReturnType<typeof parseResidue>;
  readonly residueParties: {
    readonly writers: readonly (string | null)[];
    readonly publishers: readonly (string | null)[];
  };
}

/** The sender names its own publisher chains and their writers; other names come from the imported file. */
export function outgoingNames({ writers, publishers, senderId, residue, residueParties }: NamedLines): OutgoingNames {
  const own = new Set(publishers.filter(({ party_id }) => party_id === senderId).map(({ chain }) => chain));
  const speaksFor = (line: WriterRow) =>
    line.party_id !== null && (line.party_id === senderId || (line.terms.chains ?? []).some((chain) => own.has(chain)));
  const nextWriter = namesByParty(residue?.parsed.writers ?? [], residueParties.writers);
  const nextPublisher = namesByParty(residue?.parsed.publishers ?? [], residueParties.publishers);
  return {
    writers: writers.map((line) => nextWriter(line.party_id) ?? nameOf(line, speaksFor(line))),
    publishers: publishers.map(
      (line) => nextPublisher(line.party_id) ?? nameOf(line, line.party_id !== null && own.has(line.chain)),
    ),
  };
}

/** Returns a function that takes the next name of a party, in the order of the file. */
function namesByParty(names: readonly CwrName[], parties: readonly (string | null)[]) {
  const waiting = new Map<string | null, CwrName[]>();
  for (const [index, name] of names.entries()) {
    const party = parties[index];
    if (party !== undefined) waiting.set(party, [...(waiting.get(party) ?? []), name]);
  }
  return (party: string | null): CwrName | undefined => waiting.get(party)?.shift();
}

function nameOf(line: WriterRow | PublisherRow, is_controlled: boolean): CwrName {
  const { party_id, kind, given_names, family_name, organisation_name, ipi_name_number } = line;
  if (party_id === null || kind === null) return { ip: '', name: '', first_name: '', ipi: '', is_controlled: false };
  const isPerson = kind === 'person';
  return {
    ip: partyNumber(party_id, ipi_name_number),
    name: (isPerson ? family_name : organisation_name) ?? '',
    first_name: isPerson ? (given_names ?? '') : '',
    ipi: ipi_name_number ?? '',
    is_controlled,
  };
}

/** CWR has nine characters for a sender's party number: an IPI name number without its check digits fits. */
const NUMBER_LENGTH = 9;

/** Stable and unique in our files. */
export function partyNumber(partyId: string, ipi: string | null): string {
  if (ipi !== null) return ipi.slice(0, NUMBER_LENGTH);
  const hash = createHash('sha256').update(partyId).digest().readBigUInt64BE();
  return `P${hash
    .toString(36)
    .toUpperCase()
    .padStart(NUMBER_LENGTH, '0')
    .slice(1 - NUMBER_LENGTH)}`;
}
