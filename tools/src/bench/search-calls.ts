import { formatIsrc, formatIswc } from '@counterpoint/domain/identifiers';
import type { CandidateQuery } from '@counterpoint/domain/schemas/works';
import type { Corpus, CorpusRecording, CorpusWork } from './corpus/corpus.ts';
import { below, type Random, randomOf } from './corpus/random.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export interface Call {
  readonly path: string;
  readonly body: Partial<CandidateQuery> | null;
  readonly expectedId: string;
}

interface Drawn {
  readonly work: CorpusWork;
  readonly recording: CorpusRecording;
  readonly corpus: Corpus;
  readonly random: Random;
}

const KINDS = {
  identifier: (drawn: Drawn) => search(drawn, identifierOf(drawn)),
  prefix: (drawn: Drawn) => search(drawn, beginningOf(drawn)),
  'misspelt title': (drawn: Drawn) => search(drawn, misspelt(drawn.work.title, drawn.random)),
  'misspelt title with writer': (drawn: Drawn) =>
    search(drawn, `${misspelt(drawn.work.title, drawn.random)} ${misspelt(familyNameOf(drawn), drawn.random)}`),
  'duplicate check': (drawn: Drawn) => duplicateCheck(drawn),
  'recording by ISRC': ({ recording }: Drawn) => searchRecording(recording, formatIsrc(recording.isrc)),
  'recording by title with artist': ({ recording }: Drawn) =>
    searchRecording(recording, `${recording.title} ${recording.artist}`),
  'recording by misspelt title': ({ recording, random }: Drawn) =>
    searchRecording(recording, misspelt(recording.title, random)),
} as const;

type CallKind = keyof typeof KINDS;
// `Object.keys` loses the type of the keys.
export const CALL_KINDS = Object.keys(KINDS) as readonly CallKind[];

export function callsOf(
  corpus: Corpus,
  { kind, count, seed }: { readonly kind: CallKind; readonly count: number; readonly seed: number },
): Call[] {
  return Array.from({ length: count }, (_, call) => {
    const random = randomOf(30, seed, CALL_KINDS.indexOf(kind), call);
    const number = below(random, corpus.works);
    return KINDS[kind]({ work: corpus.work(number), recording: corpus.recording(number), corpus, random });
  });
}

function search({ work }: Drawn, query: string): Call {
  return { path: `/repertoire/compositions?${new URLSearchParams({ query })}`, body: null, expectedId: work.id };
}

function searchRecording({ id }: CorpusRecording, query: string): Call {
  return { path: `/repertoire/recordings?${new URLSearchParams({ query })}`, body: null, expectedId: id };
}

function duplicateCheck({ work, corpus, random }: Drawn): Call {
  const writers = work.writers.map((writer) => ({ party_id: corpus.party(writer).id }));
  return {
    path: '/compositions/candidates',
    body: { title: misspelt(work.title, random), writers },
    expectedId: work.id,
  };
}

function identifierOf({ work, corpus }: Drawn): string {
  const [first = 0] = work.writers;
  return work.iswc ? formatIswc(work.iswc) : (work.isrc ?? corpus.party(first).ipi ?? work.reference);
}

function beginningOf({ work: { title }, random }: Drawn): string {
  return title.slice(0, 3 + below(random, Math.max(1, title.length - 3))).trim();
}

function familyNameOf({ work, corpus }: Drawn): string {
  const [first = 0] = work.writers;
  return corpus.party(first).familyName;
}

/** Introduces one typo into the longest word: a wrong, missing, extra or swapped letter. */
export function misspelt(text: string, random: Random): string {
  const words = text.split(' ');
  const longest = words.reduce((best, word, place) => (word.length > (words[best]?.length ?? 0) ? place : best), 0);
  const letters = [...(words[longest] ?? '')];
  const at = below(random, letters.length);
  const other = LETTERS[below(random, LETTERS.length)] ?? 'x';
  const how = below(random, 4);
  if (how === 0) letters[at] = other;
  if (how === 1) letters.splice(at, 1);
  if (how === 2) letters.splice(at, 0, other);
  if (how === 3) letters.splice(at, 2, ...letters.slice(at, at + 2).reverse());
  return words.with(longest, letters.join('')).join(' ');
}
