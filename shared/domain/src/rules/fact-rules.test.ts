import { describe, expect, test } from '@jest/globals';
import { workDraft } from '../schemas/works/index.ts';
import type { RuledWork } from './ruled-work.ts';
import { aLine, aWork, foundIn } from './testing/a-work.ts';

/** Facts of a form, with defaults, parsed. */
function facts(input: Record<string, unknown>): string[] {
  const { writers: _, ...work } = workDraft.parse({ title: 'Songbird', ...input });
  return foundIn(aWork(work), '2026-11-21');
}

function found(overrides: Partial<RuledWork>): string[] {
  return foundIn(aWork(overrides));
}

const original_work = { title: 'The Old Song' };
const modified = [aLine('ama', 5000), aLine('kwesi', 5000, 'AR')];

describe('rules on facts of a work', () => {
  test('require music, words and original of a modified version', () => {
    expect(found({ version_type: 'MOD', writers: modified })).toEqual([
      'block W-VER-03 music_arrangement',
      'block W-VER-04 lyric_adaptation',
      'warn W-VER-05 original_work',
    ]);
  });

  test('require duration and instrumentation of serious music', () => {
    const distribution_category = 'SER';
    expect(facts({ distribution_category })).toEqual(['block W-SER-01 duration_s', 'block W-SER-02 instrumentation']);
    expect(facts({ distribution_category, duration_s: 600, instrumentation: 'String quartet' })).toEqual([]);
  });

  test('require the production of film music, and the disc of library music', () => {
    expect(facts({ work_type: 'FM' })).toEqual(['block W-ORN-01 origin.production_title']);
    expect(facts({ work_type: 'FM', origin: { purpose: 'FIL', production_title: 'Kukurantumi' } })).toEqual([]);
    expect(facts({ origin: { purpose: 'LIB' } })).toEqual(['block W-ORN-02 origin.cd_identifier']);
    expect(facts({ origin: { purpose: 'LIB', cd_identifier: 'OSU 12' } })).toEqual([]);
  });

  test.each([
    ['MED', 2, []],
    ['MED', 1, ['block W-COM-01 components']],
    ['COS', 0, ['block W-COM-01 components']],
    [null, 1, ['block W-COM-02 composite_type']],
    [null, 0, []],
  ])('find for a work made as %s of %i others %j', (composite_type, count, expected) => {
    const components = Array.from({ length: count }, (_, index) => ({ title: `Part ${index}` }));
    expect(facts({ composite_type, components })).toEqual(expected);
  });

  test('require the part and the whole together', () => {
    expect(facts({ excerpt_type: 'MOV' })).toEqual(['warn W-EXC-01 entire_work']);
    expect(facts({ entire_work: original_work })).toEqual(['warn W-EXC-02 excerpt_type']);
    expect(facts({ excerpt_type: 'MOV', entire_work: original_work })).toEqual([]);
  });

  test.each(['creation_date', 'copyright_date', 'first_publication_date'])('reject %s in the future', (field) => {
    expect(facts({ [field]: '2026-11-21' })).toEqual([]);
    expect(facts({ [field]: '2026-11-22' })).toEqual([`block W-DAT-01 ${field}`]);
  });

  test('warn of a work published before it was created', () => {
    expect(facts({ creation_date: '2020-01-02', first_publication_date: '2020-01-01' })).toEqual([
      'warn W-DAT-02 first_publication_date',
    ]);
  });

  test('warn of machine-made works, repeated performers, and recordings of unrecorded works', () => {
    expect(facts({ ai_usage: 'generated' })).toEqual(['warn W-AIU-01 ai_usage']);
    expect(facts({ ai_usage: 'assisted' })).toEqual([]);
    expect(facts({ performers: [{ name: 'Osu' }, { name: 'OSU' }] })).toEqual(['warn W-PER-01 performers.1.name']);
    const recording = { isrc: 'GBEMI0300013' };
    expect(facts({ recorded: 'N', recordings: [recording, recording, { release_title: 'Live at Osu' }, {}] })).toEqual([
      'block W-REC-01 recordings.3.title',
      'warn W-REC-02 recordings.1.isrc',
      'warn W-REC-03 recorded',
    ]);
  });

  test('show what societies abroad will read, and what they can’t', () => {
    expect(facts({ title: 'Ɔdɔ Yɛ Wu' })).toEqual(['warn W-TTL-04 title']);
    expect(facts({ title: '夜の歌' })).toEqual(['warn W-TTL-05 title']);
    expect(facts({ title: 'Songbird (Instrumental)' })).toEqual(['warn W-TTL-06 title']);
    const title = { title: '夜の歌', type: 'OL' };
    expect(facts({ alternative_titles: [title] })).toEqual(['block W-TTL-03 alternative_titles.0.language']);
    expect(facts({ alternative_titles: [{ ...title, language: 'ja' }] })).toEqual([]);
  });
});

describe('rules of single societies', () => {
  test('warn of an arranger without a composer, and a sub-author without an author', () => {
    const others = { version_type: 'MOD', music_arrangement: 'ARR', lyric_adaptation: 'MOD' } as const;
    const version = {
      ...others,
      original_work: { ...original_work, iswc: null, language: null, writer: null, writer_ipi: null },
    };
    expect(found({ ...version, writers: [aLine('ama', 5000, 'A'), aLine('kwesi', 5000, 'AR')] })).toEqual([
      'warn W-SOC-01 writers.1.role',
    ]);
    expect(found({ ...version, writers: [aLine('ama', 5000, 'C'), aLine('kwesi', 5000, 'SA')] })).toEqual([
      'warn W-SOC-02 writers.1.role',
    ]);
  });

  test('apply only if that society is named', () => {
    const writer = aLine('ama', 10_000, 'A');
    const of = (society: string) => [{ ...writer, societies: { pr: society, mr: null, sr: null } }];
    expect(found({ writers: [writer] })).toEqual([]);
    expect(found({ writers: of('074') })).toEqual(['warn W-SOC-03 writers']);
    expect(found({ writers: of('021'), distribution_category: 'JAZ' })).toEqual(['warn W-SOC-04 duration_s']);
    expect(found({ writers: of('058'), distribution_category: 'JAZ' })).toEqual([]);
  });
});

describe('rules on writers', () => {
  test('warn of each unknown writer', () => {
    expect(found({ writers: [aLine('ama', 5000), aLine(null, 2500), aLine(null, 2500)] })).toEqual([
      'warn W-WRI-06 writers.1.party_id',
      'warn W-WRI-06 writers.2.party_id',
    ]);
  });

  test('keep public domain shares unpaid for performances', () => {
    const dead = (pr: number, mr = 10_000) => [
      { ...aLine('dp', 0), shares: { pr, mr, sr: 0 }, public_domain: 'Y' as const },
    ];
    expect(found({ writers: dead(10_000) })).toEqual(['block W-PDO-01 writers', 'warn W-PDO-02 writers.0.shares.pr']);
    expect(found({ writers: dead(0) })).toEqual([]);
    expect(found({ writers: dead(0, 0) })).toEqual([]);
    expect(found({ writers: [...dead(0, 0), aLine('ama', 10_000)] })).toEqual([]);
  });
});
