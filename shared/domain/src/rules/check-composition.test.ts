import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { TEXT_MUSIC, VERSION_TYPES, WRITER_ROLES, type WriterRole } from '../schemas/index.ts';
import { blockingFindings, checkComposition, type RuledWork, type RuledWriter } from './index.ts';

function aLine(party_id: string, share: number, role: WriterRole = 'CA'): RuledWriter {
  return { party_id, role, shares: { pr: share, mr: share, sr: 0 } };
}

function aWork(overrides: Partial<RuledWork> = {}): RuledWork {
  return {
    title: 'Songbird',
    alternative_titles: [],
    text_music: null,
    version_type: 'ORI',
    writers: [aLine('ama', 5000), aLine('kwesi', 5000)],
    publishers: [],
    ...overrides,
  };
}

function found(overrides: Partial<RuledWork>): string[] {
  return checkComposition(aWork(overrides)).map(({ id, path, severity }) => `${severity} ${id} ${path}`);
}

describe('the rules on a composition', () => {
  test('find nothing in a work that is in order', () => {
    expect(found({})).toEqual([]);
  });

  test('ask for a writer, and then say nothing of totals', () => {
    expect(found({ writers: [] })).toEqual(['block W-WRI-01 writers']);
  });

  test('ask for a composer or an author', () => {
    expect(found({ writers: [aLine('ama', 10_000, 'PA')] })).toEqual(['block W-WRI-02 writers']);
    for (const role of ['C', 'A', 'CA'] as const) expect(found({ writers: [aLine('ama', 10_000, role)] })).toEqual([]);
  });

  test('let a party stand in two roles, but not twice in one', () => {
    expect(found({ writers: [aLine('ama', 5000, 'C'), aLine('ama', 5000, 'A')] })).toEqual([]);
    expect(found({ writers: [aLine('ama', 5000), aLine('kwesi', 0, 'C'), aLine('ama', 5000)] })).toEqual([
      'block W-WRI-03 writers.2.party_id',
      'warn W-WRI-04 writers.1.shares',
    ]);
  });

  test('keep music only without authors of words', () => {
    expect(found({ text_music: 'MUS', writers: [aLine('ama', 5000, 'C'), aLine('kwesi', 5000, 'A')] })).toEqual([
      'block W-TXT-01 writers.1.role',
    ]);
    expect(found({ text_music: 'MTX' })).toEqual([]);
  });

  test.each(['AR', 'AD', 'SR', 'SA', 'TR'] as const)('let %s modify a version, and never an original', (role) => {
    const writers = [aLine('ama', 5000), aLine('kwesi', 5000, role)];
    expect(found({ version_type: 'ORI', writers })).toEqual(['block W-VER-01 writers.1.role']);
    expect(found({ version_type: 'MOD', writers })).toEqual([]);
  });

  test('ask a modified version for somebody who modified it', () => {
    expect(found({ version_type: 'MOD' })).toEqual(['block W-VER-02 writers']);
  });

  test.each([
    [9993, ['block W-TOT-01 writers']],
    [9994, []],
    [10_006, []],
    [10_007, ['block W-TOT-01 writers']],
  ])('with performing shares of %i find %j', (pr, expected) => {
    expect(found({ writers: [{ party_id: 'ama', role: 'CA', shares: { pr, mr: 10_000, sr: 0 } }] })).toEqual(expected);
  });

  test('take synchronisation whole or not at all', () => {
    const sync = (sr: number) =>
      found({ writers: [{ party_id: 'a', role: 'CA', shares: { pr: 10_000, mr: 10_000, sr } }] });
    expect(sync(0)).toEqual([]);
    expect(sync(10_000)).toEqual([]);
    expect(sync(5000)).toEqual(['block W-TOT-03 writers']);
  });

  test('say which right does not add up, and to what', () => {
    const findings = checkComposition(
      aWork({ writers: [{ party_id: 'a', role: 'CA', shares: { pr: 10_000, mr: 9900, sr: 0 } }] }),
    );
    expect(findings).toEqual([
      {
        id: 'W-TOT-02',
        path: 'writers',
        message: 'Mechanical shares total 99.00%; they must total 100.00%.',
        severity: 'block',
      },
    ]);
  });

  test('warn of titles that are long or stand twice, and let the work pass', () => {
    const titles = [{ title: 'songbird' }, { title: 'Other' }, { title: 'OTHER' }];
    expect(found({ alternative_titles: titles })).toEqual([
      'warn W-TTL-02 alternative_titles.0.title',
      'warn W-TTL-02 alternative_titles.2.title',
    ]);
    const long = checkComposition(aWork({ title: 'x'.repeat(61) }));
    expect(long.map(({ id }) => id)).toEqual(['W-TTL-01']);
    expect(blockingFindings(long)).toEqual([]);
    expect(found({ title: '𝒜'.repeat(60) })).toEqual([]);
  });

  test('point at lines that are there, with words, whatever the work', () => {
    const share = fc.integer({ min: 0, max: 10_000 });
    const writer = fc.record({
      party_id: fc.constantFrom('a', 'b', 'c'),
      role: fc.constantFrom(...WRITER_ROLES),
      shares: fc.record({ pr: share, mr: share, sr: share }),
    });
    const work = fc.record({
      title: fc.string(),
      alternative_titles: fc.array(fc.record({ title: fc.string({ maxLength: 2 }) }), { maxLength: 5 }),
      text_music: fc.option(fc.constantFrom(...TEXT_MUSIC)),
      version_type: fc.constantFrom(...VERSION_TYPES),
      writers: fc.array(writer, { maxLength: 6 }),
      publishers: fc.array(
        fc.record({ shares: writer.map(({ shares }) => shares) }).map(({ shares }) => ({ shares })),
        {
          maxLength: 3,
        },
      ),
    });
    fc.assert(
      fc.property(work, (each) => {
        for (const { id, path, message } of checkComposition(each)) {
          expect(id).toMatch(/^W-[A-Z]{3}-\d\d$/);
          expect(message).toMatch(/^[A-Z].*\.$/);
          const line = /^writers\.(\d+)\./.exec(path)?.[1];
          if (line !== undefined) expect(Number(line)).toBeLessThan(each.writers.length);
        }
      }),
    );
  });
});
