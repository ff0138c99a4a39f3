import { cisText } from '../names/index.ts';
import { atLines, NOTHING, type Rule, unless } from './rule.ts';
import type { RuledTitle } from './ruled-work.ts';

/** What CWR has room for in a title. */
const EXPORTED_CHARACTERS = 60;
const NATIONAL: readonly RuledTitle['type'][] = ['OL', 'AL'];
const NO_TITLE_WORDS = /[([](instrumental|background|bgm|backing track)[^)\]]*[)\]]/i;

/** CWR has room for 60 characters; we store 255. */
export const fitsTitle: Rule = {
  id: 'W-TTL-01',
  severity: 'warn',
  cwr: 'field Work Title, 60 characters',
  title: 'A title has at most 60 characters.',
  check: ({ title }) =>
    unless(
      title.length <= EXPORTED_CHARACTERS || [...title].length <= EXPORTED_CHARACTERS,
      'title',
      `Societies abroad will see the first ${EXPORTED_CHARACTERS} characters of this title.`,
    ),
};

export const tellsTitlesApart: Rule = {
  id: 'W-TTL-02',
  severity: 'warn',
  cwr: null,
  title: 'Each title stands once.',
  check({ title, alternative_titles }) {
    if (alternative_titles.length === 0) return NOTHING;
    const titles = [title, ...alternative_titles.map((other) => other.title)].map((text) => text.toLowerCase());
    return atLines({ list: 'alternative_titles', lines: alternative_titles, field: 'title' }, (_, index) =>
      titles.indexOf(titles[index + 1] ?? '') <= index ? 'This title already stands above.' : null,
    );
  },
};

/** A title in national characters cannot be read without its language. */
export const namesLanguageOfTitle: Rule = {
  id: 'W-TTL-03',
  severity: 'block',
  cwr: 'ALT, language code',
  title: 'A title in national characters says its language.',
  check: ({ alternative_titles }) =>
    atLines({ list: 'alternative_titles', lines: alternative_titles, field: 'language' }, ({ type, language }) =>
      NATIONAL.includes(type) && language === null ? 'Choose the language of this title.' : null,
    ),
};

/** Shown, so that nobody is surprised by what stands abroad. */
export const showsPlainTitle: Rule = {
  id: 'W-TTL-04',
  severity: 'warn',
  cwr: 'NWR field rule 24',
  title: 'A title is written in letters that societies exchange.',
  check({ title }) {
    const { text, lost } = cisText(title, 'title');
    if (lost.length > 0 || text === title.toUpperCase()) return NOTHING;
    return [{ path: 'title', message: `Societies abroad will see this title as “${text}”.` }];
  },
};

/** What has no Latin letters at all is empty in a CWR file. */
export const canWriteTitle: Rule = {
  id: 'W-TTL-05',
  severity: 'warn',
  cwr: 'NWR field rule 24',
  title: 'A title has no characters that societies cannot exchange.',
  check({ title, alternative_titles }) {
    const others = atLines(
      { list: 'alternative_titles', lines: alternative_titles, field: 'title' },
      ({ title: other, type }) => (NATIONAL.includes(type) ? null : lostIn(other)),
    );
    const message = lostIn(title);
    return message === null ? others : [{ path: 'title', message }, ...others];
  },
};

function lostIn(title: string): string | null {
  const { lost } = cisText(title, 'title');
  if (lost.length === 0) return null;
  return `Societies abroad cannot read ${lost.slice(0, 3).join(' ')}: write it in Latin letters, and add the original as a title in national characters.`;
}

/** Societies take such words out, or do not find the work. */
export const keepsNotesOutOfTitle: Rule = {
  id: 'W-TTL-06',
  severity: 'warn',
  cwr: null,
  title: 'A title holds no notes in brackets.',
  check: ({ title }) =>
    unless(
      !NO_TITLE_WORDS.test(title),
      'title',
      'Leave notes in brackets out of the title, and say elsewhere in the form what they mean.',
    ),
};
