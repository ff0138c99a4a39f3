import { HELP_TOPICS, type HelpTopic } from '@counterpoint/contract/help-topics';
import { glossaryTerms, type Term } from '../text/glossary.ts';
import type { Block } from '../text/parse-blocks.ts';
import { listStatuses } from '../text/statuses.ts';
import { type TopicText, topicText } from '../text/topics.ts';
import { correctWord, searchWords, wordsOf } from './match-terms.ts';

export interface FoundTopic {
  readonly id: HelpTopic;
  readonly sentence: string;
}

interface WeightedText {
  readonly words: readonly string[];
  readonly weight: number;
}

/** Corrects misspelt words if nothing is found. */
export function searchHelp(query: string) {
  const searched = searchWords(query);
  const found = find(searched);
  if (found.topics.length + found.terms.length > 0) return found;
  const texts = [...HELP_TOPICS.map((id) => weighTopic(topicText(id))), ...glossaryTerms().map(weighTerm)].flat();
  const known = texts.flatMap(({ words }) => words);
  return find(searched.map((word) => correctWord(word, known)));
}

function find(searched: readonly string[]) {
  const topics = best(HELP_TOPICS, (id) => score(weighTopic(topicText(id)), searched));
  return {
    topics: topics.map((id) => ({ id, sentence: sentenceOf(topicText(id), searched) })),
    terms: best(glossaryTerms(), (term) => score(weighTerm(term), searched)),
  };
}

function best<Item>(items: readonly Item[], scoreOf: (item: Item) => number): Item[] {
  return items
    .map((item) => ({ item, score: scoreOf(item) }))
    .filter(({ score: points }) => points > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item);
}

function score(texts: readonly WeightedText[], searched: readonly string[]): number {
  const points = searched.map((word) =>
    Math.max(
      0,
      ...texts.map(({ words, weight }) => {
        if (words.includes(word)) return weight + 0.5;
        return words.some((each) => each.startsWith(word)) ? weight : 0;
      }),
    ),
  );
  return points.includes(0) ? 0 : points.reduce((sum, each) => sum + each, 0);
}

function weighTopic({ title, alsoCalled, summary, blocks }: TopicText): WeightedText[] {
  return [
    { words: wordsOf(title), weight: 8 },
    { words: wordsOf(alsoCalled), weight: 6 },
    { words: wordsOf(summary), weight: 4 },
    { words: wordsOf(blocks.flatMap(textsOf).join(' ')), weight: 1 },
  ];
}

function weighTerm({ term, alsoCalled, text }: Term): WeightedText[] {
  return [
    { words: wordsOf(term), weight: 8 },
    { words: wordsOf(alsoCalled), weight: 6 },
    { words: wordsOf(text), weight: 1 },
  ];
}

function textsOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('heading' in block) return [block.heading];
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  return listStatuses(block.statuses).map(({ label, meaning, next }) => `${label}: ${meaning} ${next}`);
}

function sentenceOf({ summary, blocks }: TopicText, searched: readonly string[]): string {
  const sentences = [summary, ...blocks.flatMap(textsOf).flatMap((text) => text.split(/(?<=[.!?])\s+/))];
  const [first] = best(sentences, (sentence) => {
    const words = wordsOf(sentence);
    return searched.filter((word) => words.some((each) => each.startsWith(word))).length;
  });
  return first ?? summary;
}
