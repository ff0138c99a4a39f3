import { createHash } from 'node:crypto';
import {
  type CwrLoss,
  type CwrName,
  type CwrResidue,
  type CwrVersion,
  isPublicDomainName,
  latinText,
  outgoingWork,
  parseResidue,
  type WrittenCwr,
} from '@counterpoint/domain/cwr';
import { parseIpiNameNumber } from '@counterpoint/domain/identifiers';
import { NO_FACTS, NO_PUBLISHER_TERMS, NO_WRITER_TERMS } from '@counterpoint/domain/schemas/works';
import type { PublisherRow, WriterRow } from '../../catalogue/works/party-line-repository.ts';
import * as text from '../../messages/cwr.generated.ts';
import { nameOf as fullNameOf } from '../../parties/party-view.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { labelOf } from '../../platform/search/tokenize.ts';
import { nameKey, partyLabel } from '../imports/validation/party-key.ts';
import { acceptedBy } from './acknowledgement-repository.ts';
import { type OutgoingRow, readImportKeys, readOutgoing, readOutgoingLines } from './cwr-repository.ts';

const BATCH = 200;

export interface WrittenWork extends WrittenCwr {
  readonly title: string;
}

interface CwrOptions {
  readonly version: CwrVersion;
  readonly senderId: string;
  /** Code of a society, 000 for all. */
  readonly receiver: string;
}

export async function* outgoingWorks(
  db: Database,
  ids: readonly string[],
  writing: CwrOptions,
): AsyncGenerator<WrittenWork> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const [rows, lines] = [await readOutgoing(db, batch), await readOutgoingLines(db, batch)];
    const importKeys = await readImportKeys(
      db,
      [...lines.writers, ...lines.publishers].flatMap(({ party_id }) => party_id ?? []),
    );
    const accepted = await acceptedBy(db, writing.receiver, batch);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const parts = partsOf(lines);
    for (const id of batch) {
      const row = byId.get(id);
      if (!row) continue;
      const type = accepted.has(id) ? 'REV' : unacceptedType(row, writing);
      yield toWrittenWork(row, parts(id), { ...writing, type, importKeys });
    }
  }
}

/** Without a society that could have acknowledged the work, an imported revision stays one. */
function unacceptedType({ cwr_type }: OutgoingRow, { receiver }: CwrOptions): 'NWR' | 'REV' {
  return receiver === '000' && cwr_type === 'REV' ? 'REV' : 'NWR';
}

type Lines = Awaited<ReturnType<typeof readOutgoingLines>>;

function partsOf({ writers, publishers, recordings }: Lines) {
  const linesByWork = <Line extends { readonly composition_id: string }>(lines: readonly Line[]) => {
    const byWork = Map.groupBy(lines, ({ composition_id }) => composition_id);
    return (id: string) => byWork.get(id) ?? [];
  };
  const [writersOf, publishersOf, recordingsOf] = [
    linesByWork(writers),
    linesByWork(publishers),
    linesByWork(recordings),
  ];
  return (id: string) => ({ writers: writersOf(id), publishers: publishersOf(id), recordings: recordingsOf(id) });
}

interface WorkContext extends CwrOptions {
  readonly type: 'NWR' | 'REV';
  readonly importKeys: ReadonlySet<string>;
}

function toWrittenWork(
  row: OutgoingRow,
  parts: ReturnType<ReturnType<typeof partsOf>>,
  writing: WorkContext,
): WrittenWork {
  const residue = residueOf(row);
  const { writers, publishers, recordings } = parts;
  const parsed = residue && parseResidue(residue);
  const { senderId, importKeys } = writing;
  const names = outgoingNames({ writers, publishers, senderId, importKeys, residue: parsed });
  const { title, iswc, language, text_music, version_type, duration_s, genre } = row;
  const draft = {
    ...NO_FACTS,
    ...row.facts,
    title,
    iswc,
    language,
    text_music,
    version_type,
    duration_s,
    genre,
    alternative_titles: row.alternative_titles.map((other) => ({ ...other, language: other.language ?? null })),
    recordings: recordings.map(({ mention }) => mention),
    writers: writers.map(({ role, pr, mr, sr, terms }) => ({
      ...NO_WRITER_TERMS,
      ...terms,
      role,
      shares: { pr, mr, sr },
      party: null,
    })),
    publishers: publishers.map(({ chain, type, pr, mr, sr, terms }) => ({
      ...NO_PUBLISHER_TERMS,
      ...terms,
      chain,
      type,
      shares: { pr, mr, sr },
      party: null,
    })),
  };
  const { type, version } = writing;
  const { number, losses } = submitterNumber(row, parsed?.parsed.number);
  const sent = outgoingWork({ work: { number, draft, ...names }, type, version, residue });
  return { title, records: sent.records, losses: [...losses, ...sent.losses] };
}

const MAX_WORK_NUMBER_LENGTH = 14;

/** A number that CWR would cut or respell could be several works’, and societies’ answers to it nobody’s. */
function submitterNumber(
  { own_number, reference }: OutgoingRow,
  imported: string | undefined,
): { number: string; losses: CwrLoss[] } {
  if (own_number === null) return { number: reference, losses: [] };
  const isUnchanged = own_number.length <= MAX_WORK_NUMBER_LENGTH && latinText(own_number, 'title') === own_number;
  if (isUnchanged || own_number === imported) return { number: own_number, losses: [] };
  const loss = { place: text.workNumber(), held: own_number, written: reference, why: text.referenceSent() };
  return { number: reference, losses: [loss] };
}

function residueOf({ cwr_version, cwr_type, lines }: OutgoingRow): CwrResidue | null {
  if (cwr_version === null || cwr_type === null || lines === null) return null;
  return { version: cwr_version, type: cwr_type, lines: lines.split('\n') };
}

interface OutgoingNames {
  readonly writers: readonly CwrName[];
  readonly publishers: readonly CwrName[];
}

interface NamedLines {
  readonly writers: readonly WriterRow[];
  readonly publishers: readonly PublisherRow[];
  readonly senderId: string;
  readonly importKeys: ReadonlySet<string>;
  /** Values of the imported file that the work has no field for. */
  readonly residue: ReturnType<typeof parseResidue>;
}

/** The sender names its own publisher chains and their writers; other names come from the imported file. */
function outgoingNames({ writers, publishers, senderId, importKeys, residue }: NamedLines): OutgoingNames {
  const own = new Set(publishers.filter(({ party_id }) => party_id === senderId).map(({ chain }) => chain));
  const speaksFor = (line: WriterRow) =>
    line.party_id !== null && (line.party_id === senderId || (line.terms.chains ?? []).some((chain) => own.has(chain)));
  const nextWriter = importedNames(residue?.parsed.writers ?? [], importKeys);
  const nextPublisher = importedNames(residue?.parsed.publishers ?? [], importKeys);
  return {
    writers: writers.map((line) => nextWriter(line) ?? nameOf(line, speaksFor(line))),
    publishers: publishers.map(
      (line) => nextPublisher(line) ?? nameOf(line, line.party_id !== null && own.has(line.chain)),
    ),
  };
}

/** Returns a function that takes the next name of a line's party, in the order of the file. */
function importedNames(names: readonly CwrName[], importKeys: ReadonlySet<string>) {
  // A namesake without a number must not take the name of the party with this number.
  const waiting = names.toSorted((one, other) => Number(other.ipi !== '') - Number(one.ipi !== ''));
  return (line: WriterRow | PublisherRow): CwrName | undefined => {
    const index = waiting.findIndex((name) => isNameOf(name, line, importKeys));
    const [name] = index < 0 ? [] : waiting.splice(index, 1);
    // The party may have got its number since.
    return name && name.ipi === '' ? { ...name, ipi: line.ipi_name_number ?? '' } : name;
  };
}

/** By IPI name number or else by name, today’s or the imported. Lines may have been edited since the import. */
function isNameOf(
  name: CwrName,
  { party_id, kind, terms, ipi_name_number, ...names }: WriterRow | PublisherRow,
  importKeys: ReadonlySet<string>,
): boolean {
  if (party_id === null || kind === null)
    return terms.public_domain === 'Y' ? isPublicDomainName(name.name) : name.name === '';
  const ipi = parseIpiNameNumber(name.ipi);
  if (ipi !== null) return ipi === ipi_name_number;
  if (name.name === '') return false;
  const isCalled = partyLabel(name) === labelOf(fullNameOf({ kind, ...names }));
  return isCalled || importKeys.has(`${party_id} ${nameKey({ kind, ...name })}`);
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
function partyNumber(partyId: string, ipi: string | null): string {
  if (ipi !== null) return ipi.slice(0, NUMBER_LENGTH);
  const hash = createHash('sha256').update(partyId).digest().readBigUInt64BE();
  return `P${hash
    .toString(36)
    .toUpperCase()
    .padStart(NUMBER_LENGTH, '0')
    .slice(1 - NUMBER_LENGTH)}`;
}
