import type { ImportedDraft } from '../../imports/index.ts';
import { NO_FACTS, NO_PUBLISHER_TERMS, NO_WRITER_TERMS } from '../../schemas/works/index.ts';
import { outgoingWork } from '../outgoing-work.ts';
import type { CwrName } from '../read-names.ts';
import type { CwrVersion } from '../records/index.ts';

type Writer = ImportedDraft['writers'][number];
type Publisher = ImportedDraft['publishers'][number];

interface Named<Line> {
  readonly line: Line;
  readonly name: CwrName;
}

/** A line whose number starts with O isn't represented by the sender. */
function nameOf(ip: string): CwrName {
  return { ip, name: `Name ${ip}`, first_name: '', ipi: '', is_controlled: !ip.startsWith('O') };
}

export function aWriter(ip: string, stated: Partial<Writer> = {}): Named<Writer> {
  const shares = { pr: 5000, mr: 0, sr: 0 };
  const societies = { pr: null, mr: null, sr: null };
  const line: Writer = { ...NO_WRITER_TERMS, role: 'CA', party: null, shares, societies, chains: [1], ...stated };
  return { line, name: nameOf(ip) };
}

export function aPublisher(ip: string, stated: Partial<Publisher> = {}): Named<Publisher> {
  const shares =
    stated.type === undefined || stated.type === 'E' ? { pr: 5000, mr: 10_000, sr: 10_000 } : { pr: 0, mr: 0, sr: 0 };
  const societies = { pr: null, mr: null, sr: null };
  const line: Publisher = { ...NO_PUBLISHER_TERMS, chain: 1, type: 'E', party: null, shares, societies, ...stated };
  return { line, name: nameOf(ip) };
}

export function collecting(territory: string, [pr, mr]: readonly [number, number], is_included = true) {
  return { is_included, territory, shares: { pr, mr, sr: mr } };
}

interface PortalWork {
  readonly writers: readonly Named<Writer>[];
  readonly publishers: readonly Named<Publisher>[];
  readonly facts?: Partial<ImportedDraft>;
}

export function portalWork({ writers, publishers, facts }: PortalWork) {
  const draft: ImportedDraft = {
    ...NO_FACTS,
    title: 'Simple Song',
    iswc: null,
    language: null,
    text_music: null,
    version_type: 'ORI',
    duration_s: null,
    genre: null,
    alternative_titles: [],
    recordings: [],
    ...facts,
    writers: writers.map(({ line }) => line),
    publishers: publishers.map(({ line }) => line),
  };
  const names = { writers: writers.map(({ name }) => name), publishers: publishers.map(({ name }) => name) };
  return { number: 'W-1', draft, ...names };
}

/** The records of a work that was entered in the portal. */
export function sentRecords(work: PortalWork, version: CwrVersion = '2.1') {
  return outgoingWork({ work: portalWork(work), type: 'NWR', version, residue: null }).records;
}
