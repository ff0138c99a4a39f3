import { fullName, type NamedParty } from '../imports/imported-draft.ts';
import otherHeadings from '../imports/other-headings.json' with { type: 'json' };
import { aliasIn, NAME_PATHS, partyIn } from '../imports/read-party.ts';
import type { RowsRead, TableDefinition, Values } from '../imports/table-definition.ts';
import { writtenHeader, writtenRows } from '../imports/write-rows.ts';
import * as text from '../messages/import-columns.generated.ts';
import { USE_TYPES } from '../recording-rights/index.ts';
import { WORLD } from '../territories/index.ts';
import type { ImportedRecording } from './imported-recording.ts';
import { CONTRIBUTOR_COLUMNS, RIGHT_COLUMNS } from './line-columns.ts';
import { readPLine } from './p-line.ts';
import { FACT_COLUMNS, LIST_COLUMNS, NAMING_COLUMNS } from './recording-columns.ts';

export const RECORDING_TABLE: TableDefinition = {
  columns: [...NAMING_COLUMNS, ...RIGHT_COLUMNS, ...CONTRIBUTOR_COLUMNS, ...FACT_COLUMNS, ...LIST_COLUMNS],
  explanations: text.recordingExplanations,
  otherSystems: otherHeadings.recordings,
  needed: [
    ['title'],
    ['display_artist'],
    ['duration_s'],
    ['p_line_year', 'p_line'],
    ['right_holder', 'right_ipi', 'right_isni'],
    ['right_share'],
  ],
  main: 'recording',
  lists: { artist: 'main_artists', contributor: 'contributors', right: 'rights', work: 'works' },
  identity: { number: 'recording_number', names: ['title', 'version_title'], code: 'isrc' },
  repeated: ['recording_number', 'title', 'version_title', 'isrc'],
  otherPaths: {
    party: NAME_PATHS,
    party_id: NAME_PATHS,
    name: NAME_PATHS,
    'party.name': NAME_PATHS,
    'party.first_name': ['first_name'],
    'party.ipi_name_number': ['ipi_name_number'],
    'party.isni': ['isni'],
  },
  isNamed: () => true,
  finish(rows) {
    const { recording_number, ...about } = rows.about;
    const facts = { ...about, ...pLineOf(rows) };
    return {
      number: typeof recording_number === 'string' ? recording_number : null,
      draft: {
        ...facts,
        main_artists: rows.linesOf('artist').map(({ values }) => values.name),
        contributors: rows.linesOf('contributor').map(({ values }) => contributorOf(values)),
        rights: rows.linesOf('right').map(({ values }) => rightOf(values, rows)),
        works: rows.linesOf('work').map(({ values }) => values),
      },
    };
  },
};

function pLineOf({ about, hasColumn }: RowsRead): Values {
  const { p_line } = about;
  if (hasColumn('p_line_year') || typeof p_line !== 'string') return {};
  const { year, owner } = readPLine(p_line);
  return year ? { p_line_year: year, p_line: owner } : {};
}

/** Only a number identifies a party: many people share a name. */
function contributorOf(values: Values): Values {
  const party = partyIn(values, 'person');
  const isKnown = party && (party.ipi_name_number || party.isni);
  const name = isKnown ? aliasIn(values) : party && (creditIn(values) ?? fullName(party));
  return { roles: [], ...values, party: isKnown ? party : null, name: values.credited_as ?? name };
}

const FAMILY_NAME_FIRST = /^[^,&]+,(?!.*\band\b)[^,&]+$/i;

/** A band's name, such as `ABBA Gold` or `Earth, Wind & Fire`, has no parts to put in another order. */
function creditIn({ last_name, first_name, full_name }: Values): string | null {
  if (last_name) return [first_name, last_name].filter(Boolean).join(' ');
  return typeof full_name === 'string' && !FAMILY_NAME_FIRST.test(full_name) ? full_name : null;
}

function rightOf(values: Values, rows: RowsRead): Values {
  const party = partyIn(values, 'organisation');
  // A missing column gets the usual value, an empty cell is an error. Missing uses always mean all.
  const usual = {
    uses: USE_TYPES,
    ...(!rows.hasColumn('right_role') && { role: 'producer' }),
    ...(!rows.hasColumn('right_territories') && { territories: [{ is_included: true, territory: WORLD }] }),
    ...(!rows.hasColumn('right_valid_from') && { valid_from: beginningOf(rows.about) }),
  };
  return { ...usual, ...values, party: party ?? null };
}

/** Rights start with the recording, as far as the file dates it. */
export function beginningOf({ recording_date, release_date, p_line_year }: Values): unknown {
  if (recording_date || release_date) return recording_date ?? release_date;
  return typeof p_line_year === 'number' ? `${p_line_year}-01-01` : undefined;
}

export interface WrittenRecording {
  readonly number: string;
  readonly draft: ImportedRecording;
}

export const RECORDING_HEADER: readonly string[] = writtenHeader(RECORDING_TABLE);

export function recordingRows({ number, draft }: WrittenRecording): string[][] {
  return writtenRows(RECORDING_TABLE, {
    recording: [{ ...draft, recording_number: number }],
    artist: draft.main_artists.map((name) => ({ name })),
    contributor: draft.contributors.map(({ party, name, ...line }) =>
      party ? { ...line, ...namesOf(party), credited_as: name } : { ...line, last_name: name },
    ),
    right: draft.rights.map(({ party, ...line }) => ({ ...line, ...namesOf(party), name: party.name })),
    work: draft.works,
  });
}

function namesOf({ name, first_name, ipi_name_number, isni }: NamedParty) {
  return { last_name: name, first_name, ipi_name_number, isni };
}
