import { type Field, fieldsOf, RECORDING_FIELDS } from '../fields/index.ts';
import { explainIsrc } from '../identifiers/index.ts';
import {
  type Fault,
  type ImportedPlace,
  type ImportFinding,
  rejection,
  shortened,
  warning,
} from '../imports/import-finding.ts';
import type { ImportedWork } from '../imports/imported-work.ts';
import { durationCell } from '../imports/time-cells.ts';
import * as message from '../messages/ern.generated.ts';
import { anIsrc } from '../messages/field-kinds.generated.ts';
import * as cell from '../messages/import-cells.generated.ts';
import { readPLine } from '../recording-imports/p-line.ts';
import { LANGUAGES } from '../schemas/works/work-choices.ts';
import { contributorsOf, type ErnContributors } from './ern-contributors.ts';
import { editionLosses } from './ern-editions.ts';
import { lettersIn, lossesIn, lossOf, unsupportedParts } from './ern-losses.ts';
import { namedInErn } from './ern-names.ts';
import { dayOf, type ErnNode, firstNodeWithText } from './ern-node.ts';
import type { ErnParties } from './ern-party.ts';
import type { ErnRelease } from './ern-release.ts';
import { rightsOf } from './ern-rights.ts';
import { withTerritoryDetails } from './ern-territory-details.ts';

export interface ErnContext {
  readonly parties: ErnParties;
  readonly releases: ReadonlyMap<string, ErnRelease>;
  readonly sender?: string | null;
}

const FIELDS = fieldsOf(RECORDING_FIELDS).filter(([, { ern }]) => ern);
const WORK_ISWC = ['WorkId/ISWC', 'MusicalWorkId/ISWC', 'IndirectSoundRecordingId/ISWC'];

export function recordingOfErn(element: ErnNode, context: ErnContext): ImportedWork {
  const node = withTerritoryDetails(element);
  const { found, values, unread } = readElements(node);
  const textIn = (field: string) => found.get(field)?.text ?? null;
  const people = contributorsOf(node, context.parties);
  const release = context.releases.get(firstNodeWithText(node, 'ResourceReference')?.text ?? '');
  const rights = rightsOf(node, context.parties);
  const draft = {
    ...values,
    title: textIn('title') ?? undefined,
    ...versionOf(textIn('version_title')),
    media: node.name === 'Video' ? 'video' : 'audio',
    display_artist: textIn('display_artist') ?? (people.artists.join(', ') || null),
    main_artists: people.artists.slice(0, MAX_ARTISTS),
    ...pLineOf(textIn('p_line_year'), textIn('p_line'), release),
    ...releaseFacts(release, found.get('release_date'), firstNodeWithText(node, 'LabelName')?.text ?? null),
    contributors: people.contributors.map(contributorOf),
    rights: rights.lines,
    works: worksOf(textIn('title'), firstNodeWithText(node, ...WORK_ISWC)?.text ?? null, people),
  };
  const findings = [...lettersIn(node, draft), ...unread, ...people.findings, ...rights.findings];
  return {
    kind: 'work',
    number: null,
    sender: context.sender ?? null,
    draft,
    lines: { from: node.line, to: lastLineOf(node) },
    findings: [
      ...findings,
      ...lossesIn(node, draft, findings),
      ...unsupportedParts(release?.replaceable ?? [], draft),
      ...editionLosses(node, {
        draft,
        isrc: found.get('isrc'),
        pLine: found.get('p_line'),
        year: found.get('p_line_year'),
      }),
    ],
    placeOf: (path) => placeOf(path, node, found),
    source: [[firstNodeWithText(node, 'ResourceReference')?.text ?? '', textIn('isrc') ?? '', textIn('title') ?? '']],
  };
}

const MAX_ARTISTS = 20;

function readElements(node: ErnNode) {
  const found = new Map(FIELDS.map(([name, { ern }]) => [name, firstNodeWithText(node, ...(ern ?? []))]));
  const values: Record<string, unknown> = {};
  const unread: ImportFinding[] = [];
  for (const [name, field] of FIELDS) {
    const element = found.get(name);
    const { value, fault } = element ? readElement(field, element.text) : { value: null };
    values[name] = value;
    if (element && fault) unread.push(lossOf(element, fault));
  }
  return { found, values, unread };
}

/** The value is null if it can't be read, or needs more than its own element. */
function readElement(field: Field, text: string): { readonly value: unknown; readonly fault?: Fault | false } {
  switch (field.kind) {
    case 'code': {
      const value = field.code.parse(text);
      const wrong = () => rejection('I-CEL-02', explainIsrc(text) ?? cell.enterIsrc(), anIsrc());
      return { value, fault: value === null && wrong() };
    }
    case 'day': {
      // DDEX allows a year or a month alone.
      const value = dayOf(text);
      return { value, fault: value === null && warning('I-ERN-DAT', cell.noDay(), cell.aDate()) };
    }
    case 'duration': {
      const read = durationCell.read(text);
      if (!read) return { value: null, fault: rejection('I-CEL-02', message.enterDuration(), message.aDuration()) };
      const { value, note } = read;
      return { value, fault: note !== undefined && warning('I-CEL-03', note, durationCell.write(value)) };
    }
    case 'language': {
      const value = languageOf(text);
      return { value, fault: value === null && warning('I-ERN-LAN', message.unknownLanguage(), message.aLanguage()) };
    }
    default:
      return { value: field.kind === 'text' ? text : null };
  }
}

/** `RemasteredVersion` in DDEX's list is shown as `Remastered`. */
function versionOf(title: string | null) {
  const words = title?.replace(/Version$/, '').replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2') || null;
  return { version_title: words, is_remaster: /remaster/i.test(words ?? '') };
}

function pLineOf(year: string | null, text: string | null, release: ErnRelease | undefined) {
  const ofRelease = release?.pLine;
  const line = readPLine(text ?? (ofRelease ? firstNodeWithText(ofRelease, 'PLineText')?.text : '') ?? '');
  const statedYear = year ?? (ofRelease ? firstNodeWithText(ofRelease, 'Year')?.text : null);
  return {
    p_line_year: /^\d{4}/.test(statedYear ?? '') ? Number(statedYear?.slice(0, 4)) : line.year,
    p_line: line.owner,
  };
}

/** The recording's own release date takes precedence over the release's, even if it's only a year. */
function releaseFacts(release: ErnRelease | undefined, published: ErnNode | undefined, label: string | null) {
  return {
    release_title: release?.title ?? null,
    release_date: published ? dayOf(published.text) : (release?.date ?? null),
    label: release?.label ?? label,
    catalogue_number: release?.catalogueNumber ?? null,
    ean: release?.ean ?? null,
    genre: release?.genre ?? null,
  };
}

function contributorOf({ party, category, roles, otherRoles }: ErnContributors['contributors'][number]) {
  const { isni, ipi } = party;
  const isKnown = isni !== null || ipi !== null;
  const named = { ...namedInErn(party, { roles: [...roles], otherwise: 'person' }), ipi_name_number: ipi };
  return {
    party: isKnown ? { ...named, ...(isni && { isni }) } : null,
    name: isKnown ? null : party.name,
    category,
    roles: [...roles],
    other_roles: [...otherRoles].join(', ').slice(0, 200) || null,
  };
}

function worksOf(title: string | null, iswc: string | null, { writers }: ErnContributors) {
  if (!title || (!iswc && writers.length === 0)) return [];
  return [{ composition_id: null, title, iswc, writers: writers.join(', ').slice(0, 255) || null }];
}

function languageOf(text: string | null): (typeof LANGUAGES)[number] | null {
  // Drops a script or country suffix (`pt-BR`); never shortens a three-letter code.
  const [language] = text?.toLowerCase().split('-') ?? [];
  return LANGUAGES.find((code) => code === language) ?? null;
}

function lastLineOf({ line, children }: ErnNode): number {
  return Math.max(line, ...children.map(lastLineOf));
}

function placeOf(path: string, node: ErnNode, found: ReadonlyMap<string, ErnNode | undefined>): ImportedPlace {
  const [field = ''] = path.split('.');
  const element = found.get(field);
  if (element) return { line: element.line, column: element.name, found: shortened(element.text) };
  return { line: node.line, column: field === 'contributors' ? 'Contributor' : null, found: null };
}
