import type { ImportedDraft } from '../imports/index.ts';
import { AGREEMENT_TYPES, PUBLISHER_TYPES, WRITER_ROLES, YES_NO_UNKNOWN } from '../schemas/works/work-choices.ts';
import { findTerritory } from '../territories/index.ts';
import { factsIn } from './read-facts.ts';
import { type CwrName, nameIn, partyOf } from './read-names.ts';
import { choiceIn, sharesIn, societiesIn, textIn } from './read-values.ts';
import { type CwrRecord, getValue } from './record-text.ts';
import { TERRITORY_TYPES } from './records/index.ts';
import { chainOf, isPublicDomain, type PartyRecords, type WorkRecords } from './work-records.ts';

type ImportedWriter = ImportedDraft['writers'][number];
type ImportedPublisher = ImportedDraft['publishers'][number];

export interface ParsedWork {
  readonly number: string;
  readonly draft: ImportedDraft;
  readonly writers: readonly CwrName[];
  readonly publishers: readonly CwrName[];
}

/** Limit per party; the surplus stays in the kept lines. */
const MAX_COLLECTIONS = 400;
const MAX_LINES = 100;
const MAX_CHAINS = 99;

/** Rejected works are read too, so that their findings can be shown. */
export function readWork(work: WorkRecords): ParsedWork {
  const publishers = work.publishers.slice(0, MAX_LINES);
  const writers = work.writers.slice(0, MAX_LINES);
  return {
    number: getValue(work.header, 'submitter_number'),
    draft: {
      ...factsIn(work),
      writers: writers.map((writer) => writerLine(writer, publishers)),
      publishers: publishers.map(publisherLine),
    },
    writers: writers.map(nameIn),
    publishers: publishers.map(nameIn),
  };
}

/** The records of a party's `collections`, in their order. */
export function territoryRecords(owned: readonly CwrRecord[]): CwrRecord[] {
  return owned
    .filter(({ type }) => TERRITORY_TYPES.includes(type))
    .filter((record) => findTerritory(getValue(record, 'territory')) !== null)
    .slice(0, MAX_COLLECTIONS);
}

function collectionsIn(owned: readonly CwrRecord[]): ImportedWriter['collections'] {
  return territoryRecords(owned).map((record) => ({
    is_included: getValue(record, 'included') !== 'E',
    territory: getValue(record, 'territory'),
    shares: sharesIn(record),
  }));
}

function writerLine(writer: PartyRecords, publishers: readonly PartyRecords[]): ImportedWriter {
  const { record, owned } = writer;
  return {
    party: isPublicDomain(writer) ? null : partyOf(nameIn(writer), 'person'),
    role: choiceIn(record, 'role', WRITER_ROLES) ?? 'CA',
    shares: sharesIn(record),
    chains: chainsOfWriter(owned, publishers),
    societies: societiesIn(record),
    public_domain: isPublicDomain(writer) ? 'Y' : null,
    work_for_hire: choiceIn(record, 'work_for_hire', YES_NO_UNKNOWN),
    reversionary: choiceIn(record, 'reversionary', YES_NO_UNKNOWN),
    first_recording_refusal: choiceIn(record, 'first_recording_refusal', YES_NO_UNKNOWN),
    collections: collectionsIn(owned),
  };
}

/** Version 2.2 names the chain; 2.1 only the publisher, which may begin several chains. */
function chainsOfWriter(owned: readonly CwrRecord[], publishers: readonly PartyRecords[]): number[] {
  const chains = owned
    .filter(({ type }) => type === 'PWR')
    .flatMap((link) => {
      const chain = Number(getValue(link, 'chain'));
      if (publishers.some((publisher) => chainNumber(publisher) === chain)) return [chain];
      const ip = getValue(link, 'publisher_ip');
      const name = getValue(link, 'publisher_name');
      return publishers.filter(({ record }) => isNamed(record, { ip, name })).map(chainNumber);
    });
  return [...new Set(chains)];
}

function isNamed(record: CwrRecord, { ip, name }: { ip: string; name: string }): boolean {
  const type = getValue(record, 'type') || 'E';
  if (type !== 'E' && type !== 'PA') return false;
  return ip === '' ? name !== '' && getValue(record, 'name') === name : getValue(record, 'ip') === ip;
}

function chainNumber(publisher: PartyRecords): number {
  return Math.min(Math.max(chainOf(publisher), 1), MAX_CHAINS);
}

function publisherLine(publisher: PartyRecords): ImportedPublisher {
  const { record, owned } = publisher;
  const agreement = {
    number: textIn(record, 'agreement'),
    type: choiceIn(record, 'agreement_type', AGREEMENT_TYPES),
    society_number: textIn(record, 'society_agreement'),
  };
  const isParsed = Object.values(agreement).some((value) => value !== null);
  return {
    chain: chainNumber(publisher),
    party: isPublicDomain(publisher) ? null : partyOf(nameIn(publisher), 'organisation'),
    type: choiceIn(record, 'type', PUBLISHER_TYPES) ?? 'E',
    shares: sharesIn(record),
    societies: societiesIn(record),
    public_domain: isPublicDomain(publisher) ? 'Y' : null,
    agreement: isParsed ? agreement : null,
    first_recording_refusal: choiceIn(record, 'first_recording_refusal', YES_NO_UNKNOWN),
    collections: collectionsIn(owned),
  };
}
