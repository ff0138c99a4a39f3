import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  DISTRIBUTION_CATEGORIES,
  PUBLISHER_TYPES,
  TEXT_MUSIC,
  VERSION_TYPES,
  WRITER_ROLES,
  workDraft,
} from '../schemas/works/index.ts';
import { blockingFindings, checkWork, RULES } from './index.ts';
import type { RuledWork } from './ruled-work.ts';
import { aLine, aWork, foundIn } from './testing/a-work.ts';

function found(overrides: Partial<RuledWork>): string[] {
  return foundIn(aWork(overrides));
}

const whole = { music_arrangement: 'ARR', lyric_adaptation: 'ORI' } as const;
const original_work = { title: 'Songbird', iswc: null, language: null, writer: null, writer_ipi: null };

const share = fc.integer({ min: 0, max: 10_000 });
const shares = fc.record({ pr: share, mr: share, sr: fc.constantFrom(0, 10_000) });
const collections = fc.array(
  fc.record({ is_included: fc.boolean(), territory: fc.constantFrom('2136', '2120', '0276', '0288', '0890'), shares }),
  { maxLength: 3 },
);
const party_id = fc.option(fc.uuid());
const chain = fc.integer({ min: 1, max: 3 });
const anyDraft = fc.record({
  title: fc.constantFrom('Song', 'Ọ̀run', '夜', 'Song (instrumental)', 'x'.repeat(90)),
  alternative_titles: fc.array(
    fc.record({ title: fc.constantFrom('Song', 'Other', '夜'), type: fc.constantFrom('AT', 'OL') }),
    { maxLength: 3 },
  ),
  text_music: fc.option(fc.constantFrom(...TEXT_MUSIC)),
  version_type: fc.constantFrom(...VERSION_TYPES),
  distribution_category: fc.constantFrom(...DISTRIBUTION_CATEGORIES),
  work_type: fc.constantFrom(null, 'FM', 'JZ'),
  composite_type: fc.constantFrom(null, 'MED'),
  components: fc.array(fc.constant({ title: 'Part' }), { maxLength: 2 }),
  creation_date: fc.constantFrom(null, '2020-02-29', '2999-01-01'),
  recorded: fc.constantFrom('Y', 'N', 'U'),
  ai_usage: fc.constantFrom(null, 'generated'),
  performers: fc.array(fc.constantFrom({ name: 'Osu' }, { name: 'Ama' }), { maxLength: 3 }),
  writers: fc.array(
    fc.record({ party_id, role: fc.constantFrom(...WRITER_ROLES), shares, collections, chains: fc.array(chain) }),
    { maxLength: 4 },
  ),
  publishers: fc.array(fc.record({ chain, party_id, type: fc.constantFrom(...PUBLISHER_TYPES), shares, collections }), {
    maxLength: 4,
  }),
  recordings: fc.array(fc.record({ isrc: fc.constantFrom(null, 'GBEMI0300013') }), { maxLength: 3 }),
});

describe('rules on compositions', () => {
  test('find nothing in a valid work', () => {
    expect(found({})).toEqual([]);
  });

  test('require a writer, and then say nothing of totals', () => {
    expect(found({ writers: [] })).toEqual(['block W-WRI-01 writers']);
  });

  test('require a composer or an author', () => {
    expect(found({ writers: [aLine('ama', 10_000, 'PA')] })).toEqual(['block W-WRI-02 writers']);
    for (const role of ['C', 'A', 'CA'] as const) expect(found({ writers: [aLine('ama', 10_000, role)] })).toEqual([]);
  });

  test('allow a party two roles, but not one role twice', () => {
    expect(found({ writers: [aLine('ama', 5000, 'C'), aLine('ama', 5000, 'A')] })).toEqual([]);
    expect(found({ writers: [aLine('ama', 5000), aLine('kwesi', 0, 'C'), aLine('ama', 5000)] })).toEqual([
      'block W-WRI-03 writers.2.party_id',
      'warn W-WRI-04 writers.1.shares',
    ]);
  });

  test('reject authors in instrumental works', () => {
    expect(found({ text_music: 'MUS', writers: [aLine('ama', 5000, 'C'), aLine('kwesi', 5000, 'A')] })).toEqual([
      'block W-TXT-01 writers.1.role',
    ]);
    expect(found({ text_music: 'MTX' })).toEqual([]);
  });

  test.each(['AR', 'AD', 'SR', 'SA', 'TR'] as const)(
    'allow %s in a modified version, and never in an original',
    (role) => {
      const writers = [aLine('ama', 5000), aLine('kwesi', 5000, role)];
      expect(found({ version_type: 'ORI', writers })).toEqual(['block W-VER-01 writers.1.role']);
      expect(found({ version_type: 'MOD', ...whole, original_work, writers })).toEqual([]);
    },
  );

  test('require someone who modified a modified version', () => {
    expect(found({ version_type: 'MOD', ...whole, original_work })).toEqual(['block W-VER-02 writers']);
  });

  test.each([
    [9993, ['block W-TOT-01 writers']],
    [9994, []],
    [10_006, []],
    [10_007, ['block W-TOT-01 writers']],
  ])('report for performing shares of %i %j', (pr, expected) => {
    expect(found({ writers: [{ ...aLine('ama', 0), shares: { pr, mr: 10_000, sr: 0 } }] })).toEqual(expected);
  });

  test('require synchronisation shares in full or not at all', () => {
    const sync = (sr: number) => found({ writers: [{ ...aLine('ama', 0), shares: { pr: 10_000, mr: 10_000, sr } }] });
    expect(sync(0)).toEqual([]);
    expect(sync(10_000)).toEqual([]);
    expect(sync(5000)).toEqual(['block W-TOT-03 writers']);
  });

  test('allow one right without the other, with a warning', () => {
    const only = (pr: number, mr: number) => found({ writers: [{ ...aLine('ama', 0), shares: { pr, mr, sr: 0 } }] });
    expect(only(10_000, 0)).toEqual(['warn W-TOT-04 writers']);
    expect(only(0, 10_000)).toEqual(['warn W-TOT-04 writers']);
    expect(only(0, 9000)).toEqual(['block W-TOT-01 writers', 'block W-TOT-02 writers']);
    expect(only(0, 0)).toEqual(['warn W-WRI-04 writers.0.shares', 'block W-TOT-01 writers', 'block W-TOT-02 writers']);
  });

  test('state which right doesn’t add up, and its total', () => {
    const findings = checkWork(aWork({ writers: [{ ...aLine('ama', 0), shares: { pr: 10_000, mr: 9900, sr: 0 } }] }));
    expect(findings).toEqual([
      {
        id: 'W-TOT-02',
        path: 'writers',
        message: 'Mechanical shares total 99.00%. They must total 100%.',
        severity: 'block',
      },
    ]);
  });

  test('warn of long or repeated titles, and accept the work', () => {
    const titles = ['songbird', 'Other', 'OTHER'].map((title) => ({ title, type: 'AT', language: null }) as const);
    expect(found({ alternative_titles: titles })).toEqual([
      'warn W-TTL-02 alternative_titles.0.title',
      'warn W-TTL-02 alternative_titles.2.title',
    ]);
    const long = checkWork(aWork({ title: 'x'.repeat(61) }));
    expect(long.map(({ id }) => id)).toEqual(['W-TTL-01']);
    expect(blockingFindings(long)).toEqual([]);
    // Sixty characters of two UTF-16 units each.
    expect(found({ title: '𝒜'.repeat(60) })).toEqual(['warn W-TTL-04 title']);
  });

  test('have distinct ids, and a sentence for the documentation', () => {
    const ids = RULES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, summary } of RULES) {
      expect(id).toMatch(/^W-[A-Z]{3}-\d\d$/);
      expect(summary).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('point to existing lines with a message, for any work', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const work = workDraft.parse(draft);
        const lines: Record<string, number> = { writers: work.writers.length, publishers: work.publishers.length };
        for (const { path, message } of checkWork(work)) {
          expect(message).toMatch(/^[A-Z].*\.$/);
          const [list = '', line = '0'] = path.split('.');
          if (list in lines && line !== '0') expect(Number(line)).toBeLessThan(lines[list] ?? 0);
        }
      }),
    );
  });

  test('find the same if chains are numbered differently', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const work = workDraft.parse(draft);
        const other = (chain: number) => 90 - chain;
        const counted = {
          ...work,
          writers: work.writers.map((line) => ({ ...line, chains: line.chains.map(other) })),
          publishers: work.publishers.map((line) => ({ ...line, chain: other(line.chain) })),
        };
        expect(foundIn(counted)).toEqual(foundIn(work));
      }),
    );
  });
});
