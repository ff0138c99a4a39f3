import * as text from '../messages/work-rules.generated.ts';
import { cisText } from '../names/index.ts';
import { atLines, NOTHING, type Rule, unless } from './rule.ts';
import type { RuledWork } from './ruled-work.ts';

const EXPORTED_CHARACTERS = 60;

const NATIONAL: readonly RuledWork['alternative_titles'][number]['type'][] = ['OL', 'AL'];

const NO_TITLE_WORDS = /[([](instrumental|background|bgm|backing track)[^)\]]*[)\]]/i;

export const TITLE_RULES: readonly Rule[] = [
  /** CWR has room for 60 characters; we store 255. */
  {
    id: 'W-TTL-01',
    severity: 'warn',
    cwr: 'field Work Title, 60 characters',
    summary: 'A title has at most 60 characters.',
    check: ({ title }) =>
      unless(title.length <= EXPORTED_CHARACTERS || [...title].length <= EXPORTED_CHARACTERS, 'title', () =>
        text.longTitle({ max: EXPORTED_CHARACTERS }),
      ),
  },
  {
    id: 'W-TTL-02',
    severity: 'warn',
    summary: 'Each title is listed once.',
    check({ title, alternative_titles }) {
      if (alternative_titles.length === 0) return NOTHING;
      const titles = [title, ...alternative_titles.map((other) => other.title)].map((each) => each.toLowerCase());
      return atLines({ list: 'alternative_titles', lines: alternative_titles, field: 'title' }, (_, index) =>
        titles.indexOf(titles[index + 1] ?? '') <= index ? text.repeatedTitle() : null,
      );
    },
  },
  {
    id: 'W-TTL-03',
    severity: 'block',
    cwr: 'ALT, language code',
    summary: 'A title in national characters has a language.',
    check: ({ alternative_titles }) =>
      atLines({ list: 'alternative_titles', lines: alternative_titles, field: 'language' }, ({ type, language }) =>
        NATIONAL.includes(type) && language === null ? text.chooseTitleLanguage() : null,
      ),
  },
  {
    id: 'W-TTL-04',
    severity: 'warn',
    cwr: 'NWR field rule 24',
    summary: 'A title only uses characters that societies exchange.',
    check({ title }) {
      const { text: plain, lost } = cisText(title, 'title');
      if (lost.length > 0 || plain === title.toUpperCase()) return NOTHING;
      return [{ path: 'title', message: text.plainTitle({ title: plain }) }];
    },
  },
  {
    id: 'W-TTL-05',
    severity: 'warn',
    cwr: 'NWR field rule 24',
    summary: 'Every character of a title has an equivalent that societies exchange.',
    check({ title, alternative_titles }) {
      const others = atLines(
        { list: 'alternative_titles', lines: alternative_titles, field: 'title' },
        ({ title: other, type }) => (NATIONAL.includes(type) ? null : lostIn(other)),
      );
      const message = lostIn(title);
      return message === null ? others : [{ path: 'title', message }, ...others];
    },
  },
  /** Societies strip such notes, or don’t find the work. */
  {
    id: 'W-TTL-06',
    severity: 'warn',
    summary: 'A title has no notes in brackets.',
    check: ({ title }) => unless(!NO_TITLE_WORDS.test(title), 'title', text.notesInTitle),
  },
];

function lostIn(title: string): string | null {
  const { lost } = cisText(title, 'title');
  if (lost.length === 0) return null;
  return text.unreadableTitle({ characters: lost.slice(0, 3).join(' ') });
}
