import { pick, pickWeighted, type Random, randomOf } from './random.ts';

const COMMON = `the of love you me my and in a to i night song on for your it no heart la de go all time day
  be life dance baby one we dream blues with little world home sun new free down girl man rain away good blue
  never come up light back theme sweet moon fire god lord way lady know star river eyes street la christmas
  road morning sky summer is that this not what when where who how want need feel tell give take run stay
  gold wind sea land black white red king queen angel soul jazz waltz march hymn suite minor major part
  intro interlude remix forever tonight tomorrow yesterday again alone together someone something nothing
  happy lonely crazy lost found broken wild true real last first old young high low deep long`.split(/\s+/);

const STARTS = 'b d f g h k l m n p r s t v w z ch sh st tr br kw ny gb c j'.split(' ');
const MIDDLES = ['a', 'e', 'i', 'o', 'u', 'aa', 'ee', 'ia', 'ou', 'ei', 'ɔ', 'ɛ', 'á', 'é'];
const ENDS = ['', '', '', '', 'n', 's', 'r', 'l', 'm', 't', 'nd', 'st', 'ck', 'h'];

/** Pronounceable; may return duplicates. */
function inventWord(random: Random, syllables: number): string {
  let word = '';
  for (let done = 0; done < syllables; done += 1)
    word += pick(random, STARTS) + pick(random, MIDDLES) + (done === syllables - 1 ? pick(random, ENDS) : '');
  return word;
}

/** Syllables of the words that most titles have, of the others, and of names. */
const SYLLABLES = {
  frequent: { 1: 6, 2: 10, 3: 2 },
  rare: { 1: 1, 2: 6, 3: 8, 4: 2 },
  names: { 2: 5, 3: 3, 4: 1 },
};

export function titleWords(size: number): string[] {
  const words = new Set(COMMON);
  const random = randomOf(1);
  while (words.size < size) {
    const syllables = words.size < size / 20 ? SYLLABLES.frequent : SYLLABLES.rare;
    words.add(inventWord(random, pickWeighted(random, syllables)));
  }
  return [...words].slice(0, size);
}

export function names(size: number, seed: number): string[] {
  const random = randomOf(seed);
  const found = new Set<string>();
  while (found.size < size) {
    const name = inventWord(random, pickWeighted(random, SYLLABLES.names));
    found.add(name.charAt(0).toUpperCase() + name.slice(1));
  }
  return [...found];
}
