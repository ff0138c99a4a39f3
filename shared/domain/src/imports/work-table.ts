import type { Message } from '@counterpoint/messages';
import { RECORDING_MENTION_FIELDS } from '../fields/index.ts';
import * as text from '../messages/import-columns.generated.ts';
import { columnsOfFields } from './field-columns.ts';
import { finishParties } from './finish-parties.ts';
import type { ColumnGroup, ImportColumn } from './import-column.ts';
import type { ImportedDraft, NamedParty } from './imported-draft.ts';
import otherHeadings from './other-headings.json' with { type: 'json' };
import { PARTY_COLUMNS } from './party-columns.ts';
import { NAME_PATHS, partyIn, UNKNOWN } from './read-party.ts';
import type { TableDefinition, Values } from './table-definition.ts';
import { FACT_COLUMNS, LIST_COLUMNS, NAMING_COLUMNS } from './work-columns.ts';
import { type WrittenLines, writtenHeader, writtenRows } from './write-rows.ts';

/** The template's notes on its columns, by column key. */
const WORK_EXPLANATIONS: Readonly<Record<string, Message>> = {
  ...text.workExplanations,
  publisher_pr: text.workExplanations.writer_pr,
  publisher_collections: text.workExplanations.writer_collections,
};

export const IMPORT_COLUMNS: readonly ImportColumn[] = [
  ...NAMING_COLUMNS,
  ...PARTY_COLUMNS,
  ...columnsOfFields<ColumnGroup>(RECORDING_MENTION_FIELDS, 'recording', 'Recording'),
  ...FACT_COLUMNS,
  ...LIST_COLUMNS,
];

const LISTS = {
  title: 'alternative_titles',
  writer: 'writers',
  publisher: 'publishers',
  recording: 'recordings',
  performer: 'performers',
  component: 'components',
  other_id: 'other_ids',
} as const satisfies Record<Exclude<ColumnGroup, 'work'>, keyof ImportedDraft>;

export const WORK_TABLE: TableDefinition = {
  columns: IMPORT_COLUMNS,
  explanations: WORK_EXPLANATIONS,
  otherSystems: otherHeadings.works,
  completing: {
    recording_display_artist: ['recording_isrc', 'recording_title', 'recording_release_title'],
    publisher_agreement_number: ['publisher_name', 'publisher_ipi'],
  },
  needed: [
    ['title'],
    ['writer_last_name', 'writer_name', 'writer_ipi'],
    ['writer_share', 'writer_pr', 'writer_mr', 'publisher_share', 'publisher_pr', 'publisher_mr'],
  ],
  main: 'work',
  lists: LISTS,
  identity: { number: 'work_number', names: ['title'], code: 'iswc' },
  repeated: ['work_number', 'title'],
  otherPaths: {
    party: NAME_PATHS,
    party_id: NAME_PATHS,
    'party.name': NAME_PATHS,
    'party.first_name': ['first_name'],
    'party.ipi_name_number': ['ipi_name_number'],
  },
  isNamed(group, values) {
    if (group !== 'writer' && group !== 'publisher') return true;
    return partyIn(values, 'person') !== null;
  },
  finish({ about, linesOf, find, placeIn, hasColumn }) {
    const { work_number, ...draft } = about;
    const valuesOf = (group: ColumnGroup) => linesOf(group).map(({ values }) => values);
    const parties = finishParties(
      { writers: linesOf('writer'), publishers: linesOf('publisher') },
      { find, placeIn, hasColumn },
    );
    return {
      number: typeof work_number === 'string' ? work_number : null,
      draft: {
        ...draft,
        ...originIn(draft),
        ...parties,
        alternative_titles: valuesOf('title').map((title) => ({ type: 'AT', ...title })),
        recordings: valuesOf('recording'),
        performers: valuesOf('performer'),
        components: valuesOf('component'),
        other_ids: valuesOf('other_id'),
      },
    };
  },
};

/** Only library music has a library or a CD number, so such a work needs no purpose. */
function originIn({ origin }: Values) {
  const isOfLibrary =
    typeof origin === 'object' && origin !== null && ('library' in origin || 'cd_identifier' in origin);
  return isOfLibrary ? { origin: { purpose: 'LIB', ...origin } } : {};
}

export interface WrittenWork {
  readonly number: string;
  readonly draft: ImportedDraft;
}

export const WRITTEN_HEADER: readonly string[] = writtenHeader(WORK_TABLE);

export function rowsOf(work: WrittenWork): string[][] {
  return writtenRows(WORK_TABLE, linesOf(work));
}

function linesOf({ number, draft }: WrittenWork): WrittenLines {
  const lists = Object.entries(LISTS).map(([group, list]) => [group, draft[list]] as const);
  return {
    ...Object.fromEntries(lists),
    work: [{ ...draft, work_number: number }],
    writer: draft.writers.map(({ party, ...line }) => ({ ...line, ...namesOf(party, 'last_name') })),
    publisher: draft.publishers.map(({ party, ...line }) => ({ ...line, ...namesOf(party, 'name') })),
  };
}

function namesOf(party: NamedParty | null, key: 'last_name' | 'name') {
  if (!party) return { [key]: UNKNOWN };
  const { name, first_name, ipi_name_number } = party;
  return { [key]: name, first_name, ipi_name_number };
}
