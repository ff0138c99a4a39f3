import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { ConnectionConfig } from '../../db/connection-config.ts';
import { deleteKeys, isForgivable } from '../../search/misspelling.ts';
import { codeLexeme } from '../../search/search-terms.ts';
import { wordsOf } from '../../search/search-words.ts';
import { AT, labelIn, line, plainWords, tsvector } from './copy-text.ts';
import type { Corpus, CorpusParty, CorpusRecording, CorpusWork } from './corpus.ts';
import { contributorRow, recordingEntry, recordingRevisionRow, recordingRow, rightRow } from './recording-rows.ts';

/** So much text goes to the database at once. */
const CHUNK_ROWS = 2_000;
/** The tables that are filled; their indexes are made afterwards, which is many times faster. */
const FILLED = [
  ...['composition', 'composition_revision', 'composition_line', 'party'],
  ...['recording', 'recording_revision', 'recording_right', 'recording_contributor'],
  ...['search_entry', 'search_entry_composition', 'search_entry_party', 'search_entry_recording'],
];

/** Writes a corpus straight into the tables, as works in force of this member. */
export async function fillWithCorpus(connection: ConnectionConfig, corpus: Corpus, memberId: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    // The rows are made to fit: nothing has to be looked up for each of them.
    await client.query(`set session_replication_role = replica; set maintenance_work_mem = '1GB'`);
    const indexes = await takeIndexesOff(client);
    for (const [what, rows] of tablesOf(corpus, memberId)) await copy(client, what, rows);
    for (const definition of indexes) await client.query(definition);
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

async function takeIndexesOff(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select index.indexrelid::regclass::text as name, pg_get_indexdef(index.indexrelid) as definition
    from pg_index as index join pg_class as relation on relation.oid = index.indrelid
    where relation.relname = any($1) and not index.indisunique
      and not exists (select from pg_inherits where inhrelid = index.indexrelid)`,
    [FILLED],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition.replace(' ON ONLY ', ' ON '));
}

function tablesOf(corpus: Corpus, memberId: string): [what: string, rows: Iterable<string>][] {
  const works = (row: (work: CorpusWork) => string) => each(corpus.works, (number) => row(corpus.work(number)));
  const parties = (row: (party: CorpusParty) => string) => each(corpus.parties, (number) => row(corpus.party(number)));
  const known = [...knownWords(corpus)];
  return [
    ['party (id, kind, given_names, family_name, ipi_name_number)', parties(partyRow)],
    [
      'composition (id, reference, member_id, version, revision, created_at, updated_at)',
      works((work) => line(work.id, work.reference, memberId, 2, 1, AT, AT)),
    ],
    [
      'composition_revision (composition_id, number, state, title, alternative_titles, iswc, version_type, facts, submitted_at, registered_at, created_at)',
      works(revisionRow),
    ],
    [
      'composition_line (composition_id, revision, position, party_id, role, pr, mr, sr, confirmation)',
      works((work) => linesOf(work, corpus)),
    ],
    ['search_entry_party (subject, id, label, words, is_public)', parties(partyEntry)],
    [
      'search_entry_composition (subject, id, label, other_labels, words, is_public)',
      works((work) => workEntry(work, corpus)),
    ],
    ...recordingTables(corpus, memberId),
    ['search_word (word)', known.map((word) => line(word))],
    [
      'search_misspelling (key, word)',
      known.map((word) =>
        deleteKeys(word)
          .map((key) => line(key, word))
          .join(''),
      ),
    ],
  ];
}

function recordingTables(corpus: Corpus, memberId: string): [what: string, rows: Iterable<string>][] {
  const recordings = (row: (recording: CorpusRecording) => string) =>
    each(corpus.works, (number) => row(corpus.recording(number)));
  return [
    [
      'recording (id, reference, member_id, state, title, display_artist, isrc, duration_s, label, registered_at, created_at, updated_at)',
      recordings((recording) => recordingRow(recording, memberId)),
    ],
    [
      'recording_revision (recording_id, number, state, title, isrc, facts, submitted_at, registered_at, created_at)',
      recordings(recordingRevisionRow),
    ],
    [
      'recording_contributor (recording_id, revision, position, party_id, category, roles)',
      recordings((recording) => contributorRow(recording, corpus)),
    ],
    [
      'recording_right (recording_id, revision, position, party_id, role, uses, share, territories, valid_from, is_controlled_by_third_party, confirmation)',
      recordings((recording) => rightRow(recording, corpus)),
    ],
    [
      'search_entry_recording (subject, id, label, other_labels, words, is_public)',
      recordings((recording) => recordingEntry(recording, corpus)),
    ],
  ];
}

function* each(size: number, row: (number: number) => string): Generator<string> {
  for (let number = 0; number < size; number += 1) yield row(number);
}

async function copy(client: pg.Client, what: string, rows: Iterable<string>): Promise<void> {
  await pipeline(Readable.from(inChunks(rows)), client.query(copyFrom(`copy ${what} from stdin`)));
}

function* inChunks(rows: Iterable<string>): Generator<string> {
  let chunk: string[] = [];
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length < CHUNK_ROWS) continue;
    yield chunk.join('');
    chunk = [];
  }
  yield chunk.join('');
}

function partyRow({ id, givenNames, familyName, ipi }: CorpusParty): string {
  return line(id, 'person', givenNames, familyName, ipi);
}

function revisionRow({ id, title, otherTitles, iswc, performer }: CorpusWork): string {
  const titles = JSON.stringify(otherTitles.map((other) => ({ title: other, type: 'AT', language: null })));
  const performers = performer ? [{ name: performer, first_name: null, ipi_name_number: null }] : [];
  return line(id, 1, 'registered', title, titles, iswc, 'ORI', JSON.stringify({ performers }), AT, AT, AT);
}

function linesOf({ id, writers }: CorpusWork, corpus: Corpus): string {
  const share = Math.floor(10_000 / writers.length);
  return writers
    .map((writer, position) => line(id, 1, position, corpus.party(writer).id, 'CA', share, share, 0, 'not_a_member'))
    .join('');
}

function partyEntry({ id, givenNames, familyName, ipi }: CorpusParty): string {
  const words = [...plainWords(givenNames), ...plainWords(familyName)];
  return line('party', id, labelIn(words), tsvector([...words, ...(ipi ? [codeLexeme('ipi', ipi)] : [])]), 't');
}

function workEntry(work: CorpusWork, corpus: Corpus): string {
  const { id, reference, title, otherTitles, iswc, isrc, performer } = work;
  const parties = work.writers.map(corpus.party);
  const [words, ...otherWords] = [title, ...otherTitles].map(plainWords);
  const lexemes = [
    ...[...(words ?? []), ...otherWords.flat(), reference.toLowerCase(), ...plainWords(performer ?? '')],
    ...parties.flatMap(({ givenNames, familyName }) => [...plainWords(givenNames), ...plainWords(familyName)]),
    ...(iswc ? [codeLexeme('iswc', iswc)] : []),
    ...(isrc ? [codeLexeme('isrc', isrc)] : []),
    ...parties.flatMap(({ ipi }) => (ipi ? [codeLexeme('ipi', ipi)] : [])),
  ];
  const otherLabels = `{${otherWords.map((other) => `"${labelIn(other)}"`).join(',')}}`;
  return line('composition', id, labelIn(words ?? []), otherLabels, tsvector(lexemes), 't');
}

/** The words of titles and names, as they are learned when works are registered. */
function knownWords(corpus: Corpus): Set<string> {
  return new Set([...corpus.words, ...corpus.names].flatMap(wordsOf).filter(isForgivable));
}
