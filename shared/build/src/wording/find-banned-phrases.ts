import { readFileSync } from 'node:fs';

interface BannedPhrase {
  readonly phrase: RegExp;
  readonly advice: string;
  /** Fine in code and documentation. */
  readonly screens?: boolean;
}

const LIST = new URL('../../words/banned-phrases.json', import.meta.url);
const BANNED = readList();

/** Finds phrases of translated English; returns each with its place and the better wording. */
export function findBannedPhrases(file: string, content: string): string[] {
  const banned = BANNED.filter(({ screens }) => !screens || file.endsWith('.json'));
  return content.split('\n').flatMap((line, index) =>
    banned.flatMap(({ phrase, advice }) => {
      const found = phrase.exec(line);
      return found ? [`${file}:${index + 1} says “${found[0]}”: ${advice}.`] : [];
    }),
  );
}

function readList(): BannedPhrase[] {
  // Our own file: a wrong shape shows at once.
  const list = JSON.parse(readFileSync(LIST, 'utf8')) as (Omit<BannedPhrase, 'phrase'> & { readonly phrase: string })[];
  return list.map((entry) => ({ ...entry, phrase: new RegExp(entry.phrase, 'i') }));
}
