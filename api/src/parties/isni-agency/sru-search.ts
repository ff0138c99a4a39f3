import { parseIsni } from '@counterpoint/domain/identifiers';
import type { IsniCandidate } from '@counterpoint/domain/schemas/parties';
import { callAgency } from './agency-http.ts';
import { childrenOf, elementsOf, readXml, textOf, textsOf, type XmlElement } from './agency-xml.ts';

interface Index {
  readonly url: string;
  readonly timeoutMs: number;
}

const MAX_RECORDS = 10;
const MAX_DETAILS = 5;

/** SRU 1.1 in the schema `isni-b`. */
export function createIndexSearch(index: Index) {
  return {
    search: (name: string) => find(index, 'pica.na', name),
    lookUp: async (ppn: string) => (await find(index, 'pica.ppn', ppn))[0] ?? null,
  };
}

async function find({ url, timeoutMs }: Index, field: string, value: string): Promise<IsniCandidate[]> {
  const address = new URL(url);
  // In CQL a quotation mark ends the text, and a backslash escapes.
  address.searchParams.set('query', `${field}="${value.replaceAll(/["\\]/g, ' ').trim()}"`);
  const fixed = { version: '1.1', operation: 'searchRetrieve', recordSchema: 'isni-b', recordPacking: 'xml' };
  for (const [key, text] of Object.entries(fixed)) address.searchParams.set(key, text);
  address.searchParams.set('maximumRecords', String(MAX_RECORDS));
  address.searchParams.set('startRecord', '1');
  address.searchParams.set('sortKeys', 'RLV,pica,0,,');
  const answer = readXml(await callAgency({ url: address.href, timeoutMs, headers: { accept: 'application/xml' } }));
  return elementsOf(answer, 'responseRecord').flatMap((record) => toCandidate(record) ?? []);
}

/** Null without a valid number and a name. */
export function toCandidate(record: XmlElement): IsniCandidate | null {
  const [status] = [
    ...childrenOf(record, 'ISNIAssigned'),
    ...childrenOf(record, 'ISNINotAssigned'),
    ...childrenOf(record, 'noISNI'),
  ];
  if (!status) return null;
  const isni = parseIsni(textOf(status, 'isniUnformatted') ?? '');
  const ppn = ppnOf(textOf(status, 'PPN'));
  const [name, ...variants] = [...new Set([...personNames(status), ...organisationNames(status)])];
  if (!name || (!isni && !ppn)) return null;
  const titles = elementsOf(status, 'titleOfWork').flatMap((work) => textsOf(work, 'title').map(withoutMark));
  return {
    isni,
    ppn,
    name,
    dates: elementsOf(status, 'personalName').flatMap((person) => textsOf(person, 'dates'))[0] ?? lifeOf(status),
    details: [...new Set([...variants, ...titles])].slice(0, MAX_DETAILS),
    sources: sourcesOf(status),
  };
}

function personNames(status: XmlElement): string[] {
  return elementsOf(status, 'personalName').flatMap((person) => {
    const name = [textOf(person, 'forename'), textOf(person, 'surname')].filter(Boolean).join(' ');
    return name === '' ? [] : [name];
  });
}

function organisationNames(status: XmlElement): string[] {
  return elementsOf(status, 'organisationName').flatMap((organisation) => textsOf(organisation, 'mainName'));
}

function lifeOf(status: XmlElement): string | null {
  const [birth, death] = ['birthDate', 'deathDate'].map(
    (name) => elementsOf(status, 'personOrFiction').flatMap((person) => textsOf(person, name))[0],
  );
  return birth || death ? `${birth ?? '?'}–${death ?? ''}` : null;
}

function sourcesOf(status: XmlElement): string[] {
  const codes = elementsOf(status, 'sources').flatMap((source) => textsOf(source, 'codeOfSource'));
  return [...new Set(codes)].slice(0, MAX_DETAILS);
}

/** In titles an @ precedes the word to sort by. */
function withoutMark(title: string): string {
  return title.replace('@', '');
}

/** A record number may be the end of a URL. */
export function ppnOf(text: string | null): string | null {
  return /(?:^|PPN=)([0-9]{1,20}[0-9X])$/i.exec(text?.trim() ?? '')?.[1]?.toUpperCase() ?? null;
}
