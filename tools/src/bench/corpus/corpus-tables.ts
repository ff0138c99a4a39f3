import { NO_RECORDING_FACTS } from '@counterpoint/domain/schemas/recordings';
import { allowsMisspelling, deleteKeys } from 'api/platform/search/misspelling.ts';
import { codeLexeme, partyCode } from 'api/platform/search/search-terms.ts';
import { wordsOf } from 'api/platform/search/tokenize.ts';
import { AT, labelIn, line, plainWords, tsvector } from './copy-text.ts';
import type { Corpus, CorpusParty, CorpusRecording, CorpusWork } from './corpus.ts';

interface FilledTable {
  /** After the table's name. */
  readonly columns: string;
  readonly rows: Iterable<string>;
}

export function tablesOf(corpus: Corpus, memberId: string): FilledTable[] {
  return [
    ...workTables(corpus, memberId),
    ...partyTables(corpus),
    ...recordingTables(corpus, memberId),
    ...wordTables(corpus),
  ];
}

function workTables(corpus: Corpus, memberId: string): FilledTable[] {
  const works = (row: (work: CorpusWork) => string) => each(corpus.works, (number) => row(corpus.work(number)));
  return [
    {
      columns: 'composition (id, reference, member_id, version, revision, created_at, updated_at)',
      rows: works((work) => line(work.id, work.reference, memberId, 2, 1, AT, AT)),
    },
    {
      columns:
        'composition_revision (composition_id, number, state, title, alternative_titles, iswc, version_type, facts, submitted_at, registered_at, created_at)',
      rows: works(revisionRow),
    },
    {
      columns: 'composition_line (composition_id, revision, position, party_id, role, pr, mr, sr, confirmation)',
      rows: works((work) => linesOf(work, corpus)),
    },
    {
      columns: 'search_entry_composition (subject, id, label, other_labels, words, is_public)',
      rows: works((work) => workEntry(work, corpus)),
    },
  ];
}

function partyTables(corpus: Corpus): FilledTable[] {
  const parties = (row: (party: CorpusParty) => string) => each(corpus.parties, (number) => row(corpus.party(number)));
  return [
    { columns: 'party (id, kind, given_names, family_name, ipi_name_number)', rows: parties(partyRow) },
    { columns: 'search_entry_party (subject, id, label, words, is_public)', rows: parties(partyEntry) },
  ];
}

/** Sorted, so that index inserts append. */
function wordTables(corpus: Corpus): FilledTable[] {
  const known = [...knownWords(corpus)].sort();
  const misspellings = known.flatMap((word) => deleteKeys(word).map((key) => line(key, word))).sort();
  return [
    { columns: 'search_word (word)', rows: known.map((word) => line(word)) },
    { columns: 'search_misspelling (key, word)', rows: misspellings },
  ];
}

function recordingTables(corpus: Corpus, memberId: string): FilledTable[] {
  const recordings = (row: (recording: CorpusRecording) => string) =>
    each(corpus.works, (number) => row(corpus.recording(number)));
  return [
    {
      columns:
        'recording (id, reference, member_id, state, title, display_artist, isrc, duration_s, label, registered_at, created_at, updated_at)',
      rows: recordings((recording) => recordingRow(recording, memberId)),
    },
    {
      columns:
        'recording_revision (recording_id, number, state, title, isrc, facts, submitted_at, registered_at, created_at)',
      rows: recordings(recordingRevisionRow),
    },
    {
      columns: 'recording_contributor (recording_id, revision, position, party_id, category, roles)',
      rows: recordings((recording) => contributorRow(recording, corpus)),
    },
    {
      columns:
        'recording_right (recording_id, revision, position, party_id, role, uses, share, territories, valid_from, is_controlled_by_third_party, confirmation)',
      rows: recordings((recording) => rightRow(recording, corpus)),
    },
    {
      columns: 'search_entry_recording (subject, id, label, other_labels, words, is_public)',
      rows: recordings((recording) => recordingEntry(recording, corpus)),
    },
  ];
}

function* each(size: number, row: (number: number) => string): Generator<string> {
  for (let number = 0; number < size; number += 1) yield row(number);
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
    ...(words ?? []),
    ...otherWords.flat(),
    reference.toLowerCase(),
    ...plainWords(performer ?? ''),
    ...parties.flatMap(({ givenNames, familyName }) => [...plainWords(givenNames), ...plainWords(familyName)]),
    ...(iswc ? [codeLexeme('iswc', iswc)] : []),
    ...(isrc ? [codeLexeme('isrc', isrc)] : []),
    ...parties.map(({ id, ipi }) => codeLexeme(...partyCode(id, ipi))),
  ];
  const otherLabels = `{${otherWords.map((other) => `"${labelIn(other)}"`).join(',')}}`;
  return line('composition', id, labelIn(words ?? []), otherLabels, tsvector(lexemes), 't');
}

function knownWords(corpus: Corpus): Set<string> {
  return new Set([...corpus.words, ...corpus.names].flatMap(wordsOf).filter(allowsMisspelling));
}

const DURATION_S = 225;

function recordingRow(recording: CorpusRecording, memberId: string): string {
  const { id, reference, title, artist, isrc, label } = recording;
  return line(id, reference, memberId, 'registered', title, artist, isrc, DURATION_S, label, AT, AT, AT);
}

function recordingRevisionRow({ id, title, artist, isrc, label }: CorpusRecording): string {
  const facts = { ...NO_RECORDING_FACTS, display_artist: artist, isrc, label, duration_s: DURATION_S };
  return line(id, 1, 'registered', title, isrc, JSON.stringify(facts), AT, AT, AT);
}

function contributorRow({ id, performer }: CorpusRecording, corpus: Corpus): string {
  return line(id, 1, 0, corpus.party(performer).id, 'contracted_featured', '{lead_vocals}');
}

function rightRow({ id, holder }: CorpusRecording, corpus: Corpus): string {
  const world = JSON.stringify([{ is_included: true, territory: '2136' }]);
  const uses = '{broadcast,public_performance,simulcast,private_copy,making_available}';
  const confirmation = ['f', 'not_a_member'] as const;
  return line(id, 1, 0, corpus.party(holder).id, 'producer', uses, 10_000, world, '2024-01-01', ...confirmation);
}

function recordingEntry(recording: CorpusRecording, corpus: Corpus): string {
  const { id, reference, title, artist, isrc, label, performer, holder } = recording;
  const parties = [performer, holder].map(corpus.party);
  const words = plainWords(title);
  const lexemes = [
    ...words,
    reference.toLowerCase(),
    ...plainWords(artist),
    ...plainWords(label),
    ...parties.flatMap(({ givenNames, familyName }) => [...plainWords(givenNames), ...plainWords(familyName)]),
    ...parties.flatMap(({ ipi }) => (ipi ? [codeLexeme('ipi', ipi)] : [])),
    codeLexeme('isrc', isrc),
  ];
  return line('recording', id, labelIn(words), '{}', tsvector(lexemes), 't');
}
