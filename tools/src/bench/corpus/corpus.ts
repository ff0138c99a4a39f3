import { ipiCheckDigits, iswcCheckDigit } from '@counterpoint/domain/identifiers';
import { below, pickWeighted, type Random, randomOf, zipf } from './random.ts';
import { names, titleWords } from './vocabulary.ts';

export type CorpusParty = ReturnType<typeof partyFrom>;
export type CorpusWork = ReturnType<typeof workFrom>;
export type CorpusRecording = ReturnType<typeof recordingFrom>;
export type Corpus = ReturnType<typeof createCorpus>;

const WORDS_IN_TITLE = { 1: 14, 2: 30, 3: 27, 4: 15, 5: 8, 6: 4, 8: 2 };
const WRITERS_OF_WORK = { 1: 36, 2: 40, 3: 14, 4: 6, 6: 3, 10: 1 };
/** Skew of the works per writer: of a million works, the busiest writer has one in a few thousand. */
const BUSY = 1.8;

/** Deterministic. Has as many recordings as works. */
export function createCorpus(works: number) {
  const sources = sourcesFor(works);
  const { parties, words, familyNames, givenNames } = sources;
  return {
    works,
    parties,
    words,
    names: [...givenNames, ...familyNames],
    party: (number: number) => partyFrom(sources, number),
    recording: (number: number) => recordingFrom(sources, number),
    work: (number: number) => workFrom(sources, number),
  };
}

type Sources = ReturnType<typeof sourcesFor>;

/** Vocabulary grows with the square root of the texts (Heaps' law), names with the number of writers. */
function sourcesFor(works: number) {
  const words = titleWords(Math.max(2_000, Math.round(95 * Math.sqrt(works))));
  const familyNames = names(Math.max(500, Math.round(40 * Math.sqrt(works))), 2);
  const givenNames = names(4_000, 3);
  return {
    parties: Math.max(10, Math.round(works / 4)),
    words,
    familyNames,
    givenNames,
    anyWord: anyOf(words),
    anyFamily: anyOf(familyNames),
    anyGiven: anyOf(givenNames),
  };
}

function anyOf(texts: readonly string[]): (random: Random) => string {
  const place = zipf(texts.length);
  return (random) => texts[place(random)] ?? '';
}

function titleFrom({ anyWord }: Sources, random: Random): string {
  const length = pickWeighted(random, WORDS_IN_TITLE);
  const chosen = Array.from({ length }, () => anyWord(random));
  return chosen.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

function partyFrom({ anyGiven, anyFamily }: Sources, number: number) {
  const random = randomOf(20, number);
  const nine = String(100_000_000 + number);
  return {
    id: idOf('5', number),
    givenNames: anyGiven(random),
    familyName: anyFamily(random),
    ipi: random() < 0.9 ? `${nine}${ipiCheckDigits(nine)}` : null,
  };
}

function recordingFrom(sources: Sources, number: number) {
  const { parties, words, anyGiven, anyFamily } = sources;
  const random = randomOf(15, number);
  const serial = String(number).padStart(8, '0');
  return {
    id: idOf('9', number),
    reference: `BNR${serial}`,
    title: titleFrom(sources, random),
    artist: `${anyGiven(random)} ${anyFamily(random)}`,
    isrc: `GHBN${serial}`,
    label: `${words[below(random, words.length)]} Records`,
    performer: Math.floor(parties * random() ** BUSY),
    holder: Math.floor(parties * random() ** BUSY),
  };
}

function workFrom(sources: Sources, number: number) {
  const { parties, familyNames, anyGiven } = sources;
  const random = randomOf(10, number);
  const nine = String(900_000_000 - number);
  const serial = String(number).padStart(8, '0');
  const writers = Array.from({ length: pickWeighted(random, WRITERS_OF_WORK) }, () =>
    Math.floor(parties * random() ** BUSY),
  );
  return {
    id: idOf('7', number),
    reference: `BNC${serial}`,
    title: titleFrom(sources, random),
    otherTitles: random() < 0.15 ? [titleFrom(sources, random)] : [],
    iswc: random() < 0.7 ? `T${nine}${iswcCheckDigit(nine)}` : null,
    isrc: random() < 0.4 ? `GHBNC${serial.slice(-7)}` : null,
    performer: random() < 0.4 ? `${anyGiven(random)} ${familyNames[below(random, familyNames.length)]}` : null,
    writers: [...new Set(writers)],
  };
}

function idOf(kind: string, number: number): string {
  return `0190000${kind}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}
