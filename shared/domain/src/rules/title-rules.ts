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
    check: atLines('alternative_titles', 'title', ({ title }, index, work) =>
      [work, ...work.alternative_titles.slice(0, index)].some((other) => isSameTitle(other.title, title))
        ? text.repeatedTitle()
        : null,
    ),
  },
  {
    id: 'W-TTL-03',
    severity: 'block',
    cwr: 'ALT, language code',
    summary: 'A title in national characters has a language.',
    check: atLines('alternative_titles', 'language', ({ type, language }) =>
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
    check(work, today) {
      const others = lostInOtherTitles(work, today);
      const message = lostIn(work.title);
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

const lostInOtherTitles = atLines<RuledWork, 'alternative_titles'>('alternative_titles', 'title', ({ title, type }) =>
  NATIONAL.includes(type) ? null : lostIn(title),
);

function isSameTitle(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function lostIn(title: string): string | null {
  const { lost } = cisText(title, 'title');
  if (lost.length === 0) return null;
  return text.unreadableTitle({ characters: lost.slice(0, 3).join(' ') });
}
