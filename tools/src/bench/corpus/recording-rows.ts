import { NO_RECORDING_FACTS } from '@counterpoint/domain/schemas/recordings';
import { codeLexeme } from 'api/platform/search/search-terms.ts';
import { AT, labelIn, line, plainWords, tsvector } from './copy-text.ts';
import type { Corpus, CorpusRecording } from './corpus.ts';

const DURATION_S = 225;

export function recordingRow(recording: CorpusRecording, memberId: string): string {
  const { id, reference, title, artist, isrc, label } = recording;
  return line(id, reference, memberId, 'registered', title, artist, isrc, DURATION_S, label, AT, AT, AT);
}

export function recordingRevisionRow({ id, title, artist, isrc, label }: CorpusRecording): string {
  const facts = { ...NO_RECORDING_FACTS, display_artist: artist, isrc, label, duration_s: DURATION_S };
  return line(id, 1, 'registered', title, isrc, JSON.stringify(facts), AT, AT, AT);
}

export function contributorRow({ id, performer }: CorpusRecording, corpus: Corpus): string {
  return line(id, 1, 0, corpus.party(performer).id, 'contracted_featured', '{lead_vocals}');
}

export function rightRow({ id, holder }: CorpusRecording, corpus: Corpus): string {
  const world = JSON.stringify([{ is_included: true, territory: '2136' }]);
  const uses = '{broadcast,public_performance,simulcast,private_copy,making_available}';
  const confirmation = ['f', 'not_a_member'] as const;
  return line(id, 1, 0, corpus.party(holder).id, 'producer', uses, 10_000, world, '2024-01-01', ...confirmation);
}

export function recordingEntry(recording: CorpusRecording, corpus: Corpus): string {
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
