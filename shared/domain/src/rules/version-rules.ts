import * as text from '../messages/work-rules.generated.ts';
import type { WriterRole } from '../schemas/works/work-choices.ts';
import { atLines, type Rule, unless } from './rule.ts';

const LYRICISTS: readonly WriterRole[] = ['CA', 'A', 'SA', 'TR'];

const MODIFIERS: readonly WriterRole[] = ['AR', 'AD', 'SR', 'SA', 'TR'];

export const VERSION_RULES: readonly Rule[] = [
  {
    id: 'W-TXT-01',
    severity: 'block',
    cwr: 'NWR transaction rule 45',
    summary: 'A work without lyrics has no lyricist.',
    check: atLines('writers', 'role', ({ role }, _, { text_music }) =>
      text_music === 'MUS' && LYRICISTS.includes(role) ? text.lyricistOfMusic() : null,
    ),
  },
  {
    id: 'W-VER-01',
    severity: 'block',
    cwr: 'NWR transaction rule 23',
    summary: 'An original work has no arranger, adaptor or translator.',
    check: atLines('writers', 'role', ({ role }, _, { version_type }) =>
      version_type === 'ORI' && MODIFIERS.includes(role) ? text.modifiedOriginal() : null,
    ),
  },
  {
    id: 'W-VER-02',
    severity: 'block',
    cwr: 'NWR transaction rule 10',
    summary: 'A modified version names its arranger, adaptor or translator.',
    check: ({ version_type, writers }) =>
      unless(
        version_type !== 'MOD' || writers.length === 0 || writers.some(({ role }) => MODIFIERS.includes(role)),
        'writers',
        text.addModifier,
      ),
  },
  {
    id: 'W-VER-03',
    severity: 'block',
    cwr: 'NWR field rule 14',
    summary: 'A modified version says how the music was changed.',
    check: ({ version_type, music_arrangement }) =>
      unless(version_type !== 'MOD' || music_arrangement !== null, 'music_arrangement', text.chooseMusicChange),
  },
  {
    id: 'W-VER-04',
    severity: 'block',
    cwr: 'NWR field rule 15',
    summary: 'A modified version says how the lyrics were changed.',
    check: ({ version_type, lyric_adaptation }) =>
      unless(version_type !== 'MOD' || lyric_adaptation !== null, 'lyric_adaptation', text.chooseLyricsChange),
  },
  {
    id: 'W-VER-05',
    severity: 'warn',
    cwr: 'VER, which is optional',
    summary: 'A modified version names the original work.',
    check: ({ version_type, original_work }) =>
      unless(version_type !== 'MOD' || original_work !== null, 'original_work', text.enterOriginal),
  },
];
