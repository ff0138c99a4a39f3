import { createHash } from 'node:crypto';
import {
  type CwrLoss,
  type CwrName,
  type CwrResidue,
  type CwrVersion,
  isPublicDomainName,
  latinText,
  outgoingWork,
  type ParsedWork,
  parseResidue,
  type WrittenCwr,
} from '@counterpoint/domain/cwr';
import { parseIpiNameNumber } from '@counterpoint/domain/identifiers';
import type { PublisherRow, WriterRow } from '../../catalogue/works/party-line-repository.ts';
import * as text from '../../messages/cwr.generated.ts';
import { nameOf as fullNameOf } from '../../parties/party-view.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { labelOf } from '../../platform/search/tokenize.ts';
import { type ExportedWork, exportedWorks } from '../exports/work-export-service.ts';
import { nameKey, partyLabel } from '../imports/validation/party-key.ts';
import { acceptedBy } from './acknowledgement-repository.ts';
import { readImportKeys, readKeptLines } from './cwr-repository.ts';

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
  options: CwrOptions,
): AsyncGenerator<WrittenWork> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const works = await exportedWorks(db, batch);
    const residues = await readKeptLines(db, batch);
    const lines = works.flatMap(({ writers, publishers }) => [...writers, ...publishers]);
    const importKeys = await readImportKeys(
      db,
      lines.flatMap(({ party_id }) => party_id ?? []),
    );
    const accepted = await acceptedBy(db, options.receiver, batch);
    for (const work of works) {
      const residue = residues.get(work.id) ?? null;
      const type = accepted.has(work.id) ? 'REV' : unacceptedType(residue, options);
      yield toWrittenWork(work, { ...options, residue, type, importKeys });
    }
  }
}

/** Without a society that could have acknowledged the work, an imported revision stays one. */
function unacceptedType(residue: CwrResidue | null, { receiver }: CwrOptions): 'NWR' | 'REV' {
  return receiver === '000' && residue?.type === 'REV' ? 'REV' : 'NWR';
}

interface WorkContext extends CwrOptions {
  readonly type: 'NWR' | 'REV';
  readonly residue: CwrResidue | null;
  readonly importKeys: ReadonlySet<string>;
}

function toWrittenWork(work: ExportedWork, context: WorkContext): WrittenWork {
  const { type, version, residue } = context;
  const parsed = residue && parseResidue(residue)?.parsed;
  const { draft } = work;
  const { number, losses } = submitterNumber(work, parsed?.number);
  const names = outgoingNames(work, context, parsed);
  const sent = outgoingWork({ work: { number, draft, ...names }, type, version, residue });
  return { title: draft.title, records: sent.records, losses: [...losses, ...sent.losses] };
}

const MAX_WORK_NUMBER_LENGTH = 14;

/** A number that CWR would cut or respell could be several works’, and societies’ answers to it nobody’s. */
function submitterNumber(
  { own_number, reference }: ExportedWork,
  imported: string | undefined,
): { number: string; losses: CwrLoss[] } {
  if (own_number === null) return { number: reference, losses: [] };
  const isUnchanged = own_number.length <= MAX_WORK_NUMBER_LENGTH && latinText(own_number, 'title') === own_number;
  if (isUnchanged || own_number === imported) return { number: own_number, losses: [] };
  const loss = { place: text.workNumber(), held: own_number, written: reference, why: text.referenceSent() };
  return { number: reference, losses: [loss] };
}

type OutgoingNames = Pick<ParsedWork, 'writers' | 'publishers'>;

/** The sender names its own publisher chains and their writers; other names come from the imported file. */
function outgoingNames(
  { writers, publishers }: ExportedWork,
  { senderId, importKeys }: WorkContext,
  parsed: ParsedWork | null | undefined,
): OutgoingNames {
  const own = new Set(publishers.filter(({ party_id }) => party_id === senderId).map(({ chain }) => chain));
  const isRepresented = (line: WriterRow) =>
    line.party_id !== null && (line.party_id === senderId || (line.terms.chains ?? []).some((chain) => own.has(chain)));
  const nextWriter = importedNames(parsed?.writers ?? [], importKeys);
  const nextPublisher = importedNames(parsed?.publishers ?? [], importKeys);
  return {
    writers: writers.map((line) => nextWriter(line) ?? nameOf(line, isRepresented(line))),
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
  const hasSameName = partyLabel(name) === labelOf(fullNameOf({ kind, ...names }));
  return hasSameName || importKeys.has(`${party_id} ${nameKey({ kind, ...name })}`);
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
