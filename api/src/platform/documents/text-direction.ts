/// <reference path="./bidi-js.d.ts" />
import bidiFactory from 'bidi-js/dist/bidi.mjs';

const { getEmbeddingLevels, getMirroredCharacter, getReorderedIndices } = bidiFactory();

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}]/u;

export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** Keeps an Arabic, Hebrew or N’Ko name from reordering the words and digits beside it. */
export function isolate(text: string): string {
  return hasRightToLeft(text) ? `\u2068${text}\u2069` : text;
}

/** A part of a line in one direction, in reading order. Brackets in right-to-left text are mirrored already. */
export interface DirectionalRun {
  text: string;
  readonly isRightToLeft: boolean;
}

/**
 * Resolves the directions of a text by the Unicode bidirectional algorithm. The returned function takes the lines of the
 * text in order, and returns the runs of each line from left to right.
 */
export function resolveDirections(text: string): (line: string) => DirectionalRun[] {
  if (!hasRightToLeft(text)) return (line) => [{ text: line, isRightToLeft: false }];
  // One by one: in the library, the end of a paragraph affects digits at the start of the next one.
  const paragraphs = text.split(/(?<=\n)/);
  let levels: Uint8Array = new Uint8Array();
  let base = 0;
  return (line) => {
    if (levels.length === 0) {
      const paragraph = getEmbeddingLevels(paragraphs.shift() ?? line);
      levels = paragraph.levels;
      base = paragraph.paragraphs[0]?.level ?? 0;
    }
    const own = levels.subarray(0, line.length);
    levels = levels.subarray(line.length);
    // A line that is read from right to left would start with its trailing spaces.
    return directionalRunsOf(line.trimEnd(), own, base);
  };
}

function directionalRunsOf(line: string, levels: Uint8Array, base: number): DirectionalRun[] {
  const paragraphs = [{ start: 0, end: line.length - 1, level: base }];
  const stretches: DirectionalRun[] = [];
  let previous = -1;
  for (const index of getReorderedIndices(line, { levels, paragraphs })) {
    const isRightToLeft = (levels[index] ?? base) % 2 === 1;
    const character = line.charAt(index);
    const shown = isRightToLeft ? (getMirroredCharacter(character) ?? character) : character;
    const last = stretches.at(-1);
    const continues = last?.isRightToLeft === isRightToLeft && index === previous + (isRightToLeft ? -1 : 1);
    if (continues) last.text = isRightToLeft ? shown + last.text : last.text + shown;
    else stretches.push({ text: shown, isRightToLeft });
    previous = index;
  }
  return stretches;
}
