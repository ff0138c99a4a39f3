import type { WriterRole } from '../schemas/works/composition-words.ts';
import { atLines, type Rule, unless } from './rule.ts';

const AUTHORS_OF_WORDS: readonly WriterRole[] = ['CA', 'A', 'SA', 'TR'];
const MODIFIERS: readonly WriterRole[] = ['AR', 'AD', 'SR', 'SA', 'TR'];

export const keepsMusicWithoutWords: Rule = {
  id: 'W-TXT-01',
  severity: 'block',
  cwr: 'NWR transaction rule 45',
  title: 'A work of music only has no author of words.',
  check: ({ text_music, writers }) =>
    atLines({ list: 'writers', lines: writers, field: 'role' }, ({ role }) =>
      text_music === 'MUS' && AUTHORS_OF_WORDS.includes(role) ? 'A work of music only has no author of words.' : null,
    ),
};

export const keepsOriginalUnmodified: Rule = {
  id: 'W-VER-01',
  severity: 'block',
  cwr: 'NWR transaction rule 23',
  title: 'An original work has no arranger, adaptor or translator.',
  check: ({ version_type, writers }) =>
    atLines({ list: 'writers', lines: writers, field: 'role' }, ({ role }) =>
      version_type === 'ORI' && MODIFIERS.includes(role)
        ? 'An original work has no arranger, adaptor or translator: say that it is a modified version.'
        : null,
    ),
};

export const namesModifier: Rule = {
  id: 'W-VER-02',
  severity: 'block',
  cwr: 'NWR transaction rule 10',
  title: 'A modified version names its arranger, adaptor or translator.',
  check: ({ version_type, writers }) =>
    unless(
      version_type !== 'MOD' || writers.length === 0 || writers.some(({ role }) => MODIFIERS.includes(role)),
      'writers',
      'A modified version needs its arranger, adaptor or translator among the writers.',
    ),
};

export const saysWhatBecameOfTheMusic: Rule = {
  id: 'W-VER-03',
  severity: 'block',
  cwr: 'NWR field rule 14',
  title: 'A modified version says what happened to the music.',
  check: ({ version_type, music_arrangement }) =>
    unless(
      version_type !== 'MOD' || music_arrangement !== null,
      'music_arrangement',
      'Choose what happened to the music in this version.',
    ),
};

export const saysWhatBecameOfTheWords: Rule = {
  id: 'W-VER-04',
  severity: 'block',
  cwr: 'NWR field rule 15',
  title: 'A modified version says what happened to the words.',
  check: ({ version_type, lyric_adaptation }) =>
    unless(
      version_type !== 'MOD' || lyric_adaptation !== null,
      'lyric_adaptation',
      'Choose what happened to the words in this version.',
    ),
};

export const namesOriginalWork: Rule = {
  id: 'W-VER-05',
  severity: 'block',
  cwr: 'VER, original work title',
  title: 'A modified version names the original work.',
  check: ({ version_type, original_work }) =>
    unless(
      version_type !== 'MOD' || original_work !== null,
      'original_work',
      'Enter the title of the original work that this is a version of.',
    ),
};
