import type { Finding } from './finding.ts';
import type { RuledWork } from './ruled-work.ts';

/** What CWR has room for in a title. */
const EXPORTED_CHARACTERS = 60;

/** W-TTL-01, CWR field Work Title: societies abroad get the first 60 characters. */
export function fitsTitle({ title }: RuledWork): Finding[] {
  if ([...title].length <= EXPORTED_CHARACTERS) return [];
  const message = `Societies abroad will see the first ${EXPORTED_CHARACTERS} characters of this title.`;
  return [{ id: 'W-TTL-01', path: 'title', message, severity: 'warn' }];
}

/** W-TTL-02, ours: another title that says what one above says is of no use. */
export function tellsTitlesApart({ title, alternative_titles }: RuledWork): Finding[] {
  const titles = [title, ...alternative_titles.map((other) => other.title)].map((text) => text.toLowerCase());
  return [...alternative_titles.keys()]
    .filter((index) => titles.indexOf(titles[index + 1] ?? '') <= index)
    .map((index) => ({
      id: 'W-TTL-02',
      path: `alternative_titles.${index}.title`,
      message: 'This title already stands above.',
      severity: 'warn',
    }));
}
