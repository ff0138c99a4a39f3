import { labelOf } from '../../search/search-words.ts';
import { SeenSet } from './seen-set.ts';

/** What a work or a recording without a code of its own is known by in its file. */
export interface TwinMarks {
  /** What it is called, in parts that must all be the same: title and version. */
  readonly names: readonly string[];
  /** Whose it is; one in common is enough. */
  readonly people: readonly string[];
}

/** Tells what a file has several times under other numbers: called the same, and by the same writer or artist. */
export class Twins {
  readonly #seen = new SeenSet();

  /** Remembers something; true where the file had one like it before. */
  add({ names, people }: TwinMarks): boolean {
    const name = names.map(labelOf).join('|');
    const isNew = people.map((person) => this.#seen.add(`${name}|${person}`));
    return isNew.includes(false);
  }
}
